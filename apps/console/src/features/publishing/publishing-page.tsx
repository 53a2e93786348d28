import { Button, Drawer } from '@omc/ui'
import { MonitorSmartphone } from 'lucide-react'
import { type ComponentType, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { routeTitle } from '../../kernel/i18n/route-title.ts'
import { Can } from '../../kernel/services/can.tsx'
import { useCan } from '../../kernel/services/use-person.ts'
import { useRunSnapshot } from './host/registry-store.ts'
import type { RunOptions } from './ports/run-options.ts'
import type { AccountRun } from './run/account-run.ts'
import { LiveState } from './screen/live-state.tsx'
import { OneAccount } from './screen/one-account.tsx'
import { RestoreNotice } from './screen/restore-notice.tsx'
import { useLayout, type Layout } from './screen/use-layout.ts'
import { useOpenRun } from './screen/use-open-run.ts'
import { SoundSwitch } from './sound/sound-switch.tsx'
import { AllActs } from './tiles/all-acts.tsx'
import { LayoutSwitch } from './tiles/layout-switch.tsx'
import { Tiles } from './tiles/tiles.tsx'

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
 * The publishing console: one account's run, its frame, queue and events, or up to four accounts side
 * by side.
 *
 * @source ux §5
 */
export function PublishingPage({ remote, Rehearse, above }: PublishingPageProps) {
  const { t } = useTranslation()
  const [isRemoteOpen, setIsRemoteOpen] = useState(false)
  const mayPublish = useCan('publish:run')
  const mayExecute = useCan('device:run')
  const mayRun = mayPublish && mayExecute
  const layout = useLayout()
  const { account, tiles } = layout
  const run = useOpenRun(account, mayRun)
  return (
    <div className="flex flex-col gap-4">
      <PageHead layout={layout} onRemote={() => setIsRemoteOpen(true)}>
        {tiles && mayRun ? <AllActs accounts={tiles.shown} /> : null}
        {run && mayRun ? <OpenRehearsal key={run.key} run={run} Rehearse={Rehearse} /> : null}
      </PageHead>
      {above}
      <RestoreNotice mayResume={mayPublish} />
      {tiles ? (
        <Tiles tiles={tiles} layout={layout} mayRun={mayRun} />
      ) : (
        <OneAccount account={account} run={run} mayRun={mayRun} onChoose={layout.chooseAccount} />
      )}
      <Drawer
        open={isRemoteOpen}
        onOpenChange={setIsRemoteOpen}
        title={t('remoteControl.title')}
        closeLabel={t('act.close')}
        size="lg"
      >
        {remote}
      </Drawer>
    </div>
  )
}

type OpenRehearsalProps = Pick<PublishingPageProps, 'Rehearse'> & { readonly run: AccountRun }

function OpenRehearsal({ run, Rehearse }: OpenRehearsalProps) {
  const { info, options } = useRunSnapshot(run)
  return <Rehearse accountId={info?.id ?? null} options={options} />
}

type PageHeadProps = {
  readonly layout: Layout
  readonly onRemote: () => void
  /** Acts on the accounts that are shown. */
  readonly children: ReactNode
}

function PageHead({ layout, onRemote, children }: PageHeadProps) {
  const { t } = useTranslation()
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <h1 tabIndex={-1} className="text-lg font-semibold">
        {routeTitle('/console')}
      </h1>
      <LiveState />
      <span className="flex-1" />
      <SoundSwitch />
      <LayoutSwitch layout={layout} />
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
