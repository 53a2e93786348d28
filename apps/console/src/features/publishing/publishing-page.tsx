import { Button, Drawer, EmptyState } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import { MonitorSmartphone, Radio } from 'lucide-react'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { routeTitle } from '../../kernel/i18n/route-title.ts'
import { Can } from '../../kernel/services/can.tsx'
import { useSdk, useToasts } from '../../kernel/services/services-context.ts'
import { useCan, usePerson } from '../../kernel/services/use-person.ts'
import { useRegistry, useRunSnapshot, useRuns } from './host/registry-store.ts'
import type { RunOptions } from './ports/run-options.ts'
import type { AccountRun } from './run/account-run.ts'
import { accountToShow, lastAccount } from './screen/account-to-show.ts'
import { AccountsCard, visibleAccounts } from './screen/accounts-card.tsx'
import { Counters } from './screen/counters.tsx'
import { EventsCard } from './screen/events-card.tsx'
import { FrameCard } from './screen/frame-card.tsx'
import { LiveState } from './screen/live-state.tsx'
import { OptionsCard } from './screen/options-card.tsx'
import { QueueCard } from './screen/queue-card.tsx'
import { RestoreNotice } from './screen/restore-notice.tsx'
import { RunPanel } from './screen/run-panel.tsx'
import { WorkCard } from './screen/work-card.tsx'

export type PublishingPageProps = {
  /** Content of the remote-control drawer. */
  readonly remote: ReactNode
  /** Opens the rehearsal of an account's queue with the options of its run. */
  readonly Rehearse: ComponentType<{
    /** Null until the account is known. */
    readonly accountId: string | null
    readonly options: RunOptions
  }>
  /** Below the heading, such as the tabs of a desk. */
  readonly above?: ReactNode
}

/**
 * The publishing console: accounts, one account's run, its frame, queue and events.
 *
 * @source ux §5
 */
export function PublishingPage({ remote, Rehearse, above }: PublishingPageProps) {
  const { t } = useTranslation()
  const registry = useRegistry()
  const runs = useRuns(registry)
  const [params, setParams] = useSearchParams()
  const [isRemoteOpen, setIsRemoteOpen] = useState(false)
  const mayPublish = useCan('publish:run')
  const mayExecute = useCan('device:run')
  const mayRun = mayPublish && mayExecute
  const uid = params.get('uid')
  const run = useOpenRun(uid, mayRun)
  const last = lastAccount(usePerson()?.username ?? '')
  const accounts = useQuery(visibleAccounts(useSdk()))
  const known = accounts.data?.items.map((account) => account.uid) ?? null
  const proposed = uid === null && registry ? accountToShow(runs, last.read(), known) : null

  useEffect(() => {
    if (proposed !== null) setParams({ uid: proposed }, { replace: true })
  }, [proposed, setParams])

  return (
    <div className="flex flex-col gap-4">
      <PageHead onRemote={() => setIsRemoteOpen(true)}>
        {run && mayRun ? <OpenRehearsal key={run.uid} run={run} Rehearse={Rehearse} /> : null}
      </PageHead>
      {above}
      <RestoreNotice mayResume={mayPublish} />
      <div className="grid items-start gap-4 min-[992px]:grid-cols-[248px_minmax(0,1fr)] min-[1280px]:grid-cols-[248px_minmax(0,1fr)_340px]">
        <div className="contents min-[992px]:flex min-[992px]:min-w-0 min-[992px]:flex-col min-[992px]:gap-4">
          <AccountsCard
            uid={uid}
            onChoose={(next) => {
              last.write(next)
              setParams({ uid: next })
            }}
          />
          {run && mayRun ? <OpenOptions key={run.uid} run={run} /> : null}
        </div>
        {run ? <OpenAccount key={run.uid} run={run} mayRun={mayRun} /> : <NoAccount />}
      </div>
      <Drawer
        open={isRemoteOpen}
        onOpenChange={setIsRemoteOpen}
        title={t('publishing.remoteControl.title')}
        closeLabel={t('act.close')}
        size="lg"
      >
        {remote}
      </Drawer>
    </div>
  )
}

/** Next to the accounts on a wide screen, below the run on a narrow one. */
function OpenOptions({ run }: { readonly run: AccountRun }) {
  return <OptionsCard run={run} snapshot={useRunSnapshot(run)} className="max-[991px]:order-2" />
}

type OpenRehearsalProps = Pick<PublishingPageProps, 'Rehearse'> & { readonly run: AccountRun }

function OpenRehearsal({ run, Rehearse }: OpenRehearsalProps) {
  const { info, options } = useRunSnapshot(run)
  return <Rehearse accountId={info?.id ?? null} options={options} />
}

function OpenAccount({ run, mayRun }: { readonly run: AccountRun; readonly mayRun: boolean }) {
  const snapshot = useRunSnapshot(run)
  return (
    <>
      <div className="flex min-w-0 flex-col gap-4 max-[991px]:order-1">
        <RunPanel run={run} snapshot={snapshot} mayRun={mayRun} />
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

/** Run of an account: opened if there is room, and connected if the person may run it. */
function useOpenRun(uid: string | null, mayRun: boolean): AccountRun | null {
  const { t } = useTranslation()
  const toasts = useToasts()
  const registry = useRegistry()
  const run = useRuns(registry).find((open) => open.uid === uid) ?? null
  useEffect(() => {
    if (!registry || uid === null || run) return
    const opened = registry.open(uid)
    if (!opened) toasts.show({ tone: 'warning', title: t('publishing.noRoom') })
  }, [registry, uid, run, toasts, t])

  useEffect(() => {
    if (run && mayRun && run.state.link.tag === 'offline') void run.connect()
    else if (run && !mayRun) run.look()
  }, [run, mayRun])

  return run
}

type PageHeadProps = {
  readonly onRemote: () => void
  /** Acts on the account that is shown. */
  readonly children: ReactNode
}

function PageHead({ onRemote, children }: PageHeadProps) {
  const { t } = useTranslation()
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <h1 tabIndex={-1} className="text-lg font-semibold">
        {routeTitle('/console')}
      </h1>
      <LiveState />
      <span className="flex-1" />
      {children}
      <Can may="command:issue">
        <Button
          data-testid="open-remote"
          icon={<MonitorSmartphone size={16} aria-hidden />}
          onClick={onRemote}
        >
          {t('publishing.remote')}
        </Button>
      </Can>
    </header>
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
