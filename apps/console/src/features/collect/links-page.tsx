import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { routeTitle } from '../../kernel/i18n/route-title.ts'
import { PageHeading } from '../../kit/page-heading.tsx'
import { Collected } from './collected.tsx'
import { LineList } from './line-list.tsx'
import { LinesForm } from './lines-form.tsx'
import type { Start } from './pool-search.ts'
import type { Destination } from './send-chosen.ts'
import { useCollecting } from './use-collecting.ts'
import { useLines } from './use-lines.ts'

type PageProps = { readonly above: ReactNode }

const nothing = () => undefined

/** Pasted numbers and links, a result for each line. @source screens §2.6, CollectBoard */
export const linesPage = (start: Start) =>
  function LinesPage({ above }: PageProps) {
    const { t } = useTranslation()
    const { pathname } = useLocation()
    const its = useLines(start)
    const [destination, setDestination] = useState<Destination>({})
    const { isSending, outcome, forget, collect } = useCollecting(nothing)
    return (
      <div className="flex h-full min-h-0 flex-col gap-3 touch:h-auto touch:shrink-0">
        <PageHeading>{routeTitle(pathname)}</PageHeading>
        {above}
        <div className="grid min-h-0 flex-1 grid-cols-2 gap-3 touch:grid-cols-1">
          <LinesForm
            its={its}
            destination={destination}
            isSending={isSending}
            onDestination={setDestination}
            onChange={forget}
            onSend={(isCompleted) => void collect(its.tray, destination, isCompleted)}
          />
          <section
            aria-label={t('collect.lineResults')}
            className="flex min-h-0 flex-col overflow-y-auto rounded-card border border-line bg-surface px-4"
          >
            {outcome ? <Collected outcome={outcome} /> : null}
            <LineList lines={its.lines} outcome={outcome} />
          </section>
        </div>
      </div>
    )
  }
