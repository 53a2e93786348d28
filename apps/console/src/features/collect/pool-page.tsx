import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { routeTitle } from '../../kernel/i18n/route-title.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import { mayRun } from '../../kit/may-run.ts'
import { PageHeading } from '../../kit/page-heading.tsx'
import { Offers } from './offers.tsx'
import type { Start } from './pool-search.ts'
import { COLLECTS, type Destination } from './send-chosen.ts'
import { TrayPanel } from './tray-panel.tsx'
import { useTray } from './tray-store.ts'
import { toggled, without } from './tray.ts'
import { useCollecting } from './use-collecting.ts'

type PageProps = { readonly above: ReactNode }

/** Offers of a platform and the tray of those to collect. @source screens §2.6, CollectBoard */
export const poolPage = (start: Start) =>
  function PoolPage({ above }: PageProps) {
    const { pathname } = useLocation()
    const person = usePerson()
    const [tray, setTray] = useTray(person?.username ?? '', pathname)
    const [destination, setDestination] = useState<Destination>({})
    const [isCompleted, setCompleted] = useState(true)
    const collecting = useCollecting((keys) => setTray((now) => without(now, keys)))
    const mayCollect = mayRun(person, COLLECTS)
    const send = () => {
      if (mayCollect && tray.length > 0 && !collecting.isSending)
        void collecting.collect(tray, destination, isCompleted)
    }
    return (
      <div className="flex h-full min-h-0 flex-col gap-3 touch:h-auto touch:shrink-0">
        <PageHeading>{routeTitle(pathname)}</PageHeading>
        {above}
        <div className="flex min-h-0 flex-1 gap-3 touch:flex-none touch:flex-col">
          <Offers
            start={start}
            tray={tray}
            onToggle={
              mayCollect
                ? (chosen) => {
                    collecting.forget()
                    setTray((now) => toggled(now, chosen))
                  }
                : undefined
            }
            onSend={send}
          />
          {mayCollect ? (
            <TrayPanel
              tray={tray}
              destination={destination}
              isCompleted={isCompleted}
              isSending={collecting.isSending}
              outcome={collecting.outcome}
              onDestination={setDestination}
              onCompleted={setCompleted}
              onRemove={(chosen) => setTray((now) => toggled(now, chosen))}
              onClear={() => setTray(() => [])}
              onSend={send}
            />
          ) : null}
        </div>
      </div>
    )
  }
