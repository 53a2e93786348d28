import { EmptyState } from '@omc/ui'
import { Radio } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useRunSnapshot } from '../host/registry-store.ts'
import type { AccountRun } from '../run/account-run.ts'
import { AccountsCard } from './accounts-card.tsx'
import { Counters } from './counters.tsx'
import { EventsCard } from './events-card.tsx'
import { FrameCard } from './frame-card.tsx'
import { GiveUp } from './give-up.tsx'
import { OptionsCard } from './options-card.tsx'
import { QueueCard } from './queue-card.tsx'
import { RunPanel } from './run-panel.tsx'
import { WorkCard } from './work-card.tsx'

type OneAccountProps = {
  /** Key of the chosen account. */
  readonly account: string | null
  /** Null until it is open. */
  readonly run: AccountRun | null
  readonly mayRun: boolean
  readonly onChoose: (key: string) => void
}

/** Accounts to choose from, and everything about the chosen one. */
export function OneAccount({ account, run, mayRun, onChoose }: OneAccountProps) {
  return (
    <div className="grid items-start gap-4 min-[992px]:grid-cols-[248px_minmax(0,1fr)] min-[1280px]:grid-cols-[248px_minmax(0,1fr)_340px]">
      <div className="contents min-[992px]:flex min-[992px]:min-w-0 min-[992px]:flex-col min-[992px]:gap-4">
        <AccountsCard chosen={account === null ? [] : [account]} onChoose={onChoose} />
        {run && mayRun ? <OpenOptions key={run.key} run={run} /> : null}
      </div>
      {run ? <OpenAccount key={run.key} run={run} mayRun={mayRun} /> : <NoAccount />}
    </div>
  )
}

/** Next to the accounts on a wide screen, below the run on a narrow one. */
function OpenOptions({ run }: { readonly run: AccountRun }) {
  return <OptionsCard run={run} snapshot={useRunSnapshot(run)} className="max-[991px]:order-2" />
}

function OpenAccount({ run, mayRun }: { readonly run: AccountRun; readonly mayRun: boolean }) {
  const snapshot = useRunSnapshot(run)
  return (
    <>
      <div className="flex min-w-0 flex-col gap-4 max-[991px]:order-1">
        <RunPanel run={run} snapshot={snapshot} mayRun={mayRun}>
          <GiveUp snapshot={snapshot} />
        </RunPanel>
        {mayRun ? <FrameCard run={run} snapshot={snapshot} /> : null}
        {mayRun ? <WorkCard run={run} snapshot={snapshot} /> : null}
      </div>
      <div className="flex min-w-0 flex-col gap-4 max-[991px]:order-3 min-[992px]:col-span-2 min-[1280px]:col-span-1">
        <Counters snapshot={snapshot} />
        <QueueCard snapshot={snapshot} />
        <EventsCard snapshot={snapshot} />
      </div>
    </>
  )
}

function NoAccount() {
  const { t } = useTranslation()
  return (
    <div className="rounded-card border border-line bg-surface min-[1280px]:col-span-2">
      <EmptyState
        className="py-24"
        icon={<Radio size={24} aria-hidden />}
        title={t('publishing.chooseAccount')}
        description={t('publishing.chooseAccountHint')}
      />
    </div>
  )
}
