import { Avatar, Card, StatusChip } from '@omc/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { platformName } from '../../../kit/list/platform-name.ts'
import type { AccountRun } from '../run/account-run.ts'
import { isRunning } from '../run/is-running.ts'
import { runSteps } from '../run/run-steps.ts'
import type { RunSnapshot } from '../run/run-types.ts'
import { RUN_LOOK, runView, waitOf } from '../run/run-view.ts'
import type { RunView } from '../run/run-view.ts'
import { CurrentItem } from './current-item.tsx'
import { Elapsed } from './elapsed.tsx'
import { LinkNotice } from './link-notice.tsx'
import { RunActions } from './run-actions.tsx'
import { RunMessage } from './run-message.tsx'
import { RunProgress } from './run-progress.tsx'
import { SlowLine } from './slow-line.tsx'
import { StartSummary } from './start-summary.tsx'
import { StepsStrip } from './steps-strip.tsx'
import { useKeptFocus } from './use-kept-focus.ts'
import { WaitLine } from './wait-line.tsx'

export type RunPanelProps = {
  readonly run: AccountRun
  readonly snapshot: RunSnapshot
  readonly mayRun: boolean
  /** Further acts beside those of the run. */
  readonly children?: ReactNode
}

/** State, progress, steps, countdown and the acts of one account's run. @source ux §5 */
export function RunPanel({ run, snapshot, mayRun, children }: RunPanelProps) {
  'use memo'
  const { t } = useTranslation()
  const view = runView(snapshot)
  const running = isRunning(snapshot)
  const { info, link } = snapshot
  const box = useKeptFocus<HTMLDivElement>()
  return (
    <Card
      title={
        <span className="flex min-w-0 items-center gap-2">
          <Avatar name={info?.nickname ?? run.uid} src={info?.avatar} size={24} />
          <span title={info?.nickname ?? run.uid} className="truncate">
            {info?.nickname ?? run.uid}
          </span>
          {info ? (
            <span className="font-normal whitespace-nowrap text-fg3">
              {platformName(info.platform)}
            </span>
          ) : null}
        </span>
      }
      actions={
        <span data-testid="run-state" data-state={view.tag}>
          <StatusChip {...RUN_LOOK[view.tag]}>{t(`publishing.state.${view.tag}`)}</StatusChip>
        </span>
      }
    >
      <output aria-live="polite" className="sr-only">
        {t(`publishing.state.${view.tag}`)}
      </output>
      <div ref={box} tabIndex={-1} className="flex flex-col gap-4">
        {mayRun ? <LinkNotice run={run} link={link} /> : null}
        {running ? <RunningPart snapshot={snapshot} view={view} /> : null}
        <RunMessage view={view} snapshot={snapshot} mayRun={mayRun} />
        {!running && link.tag === 'connected' ? <StartSummary snapshot={snapshot} /> : null}
        {mayRun && (running || link.tag === 'connected') ? (
          <RunActions run={run} snapshot={snapshot} view={view}>
            {children}
          </RunActions>
        ) : null}
      </div>
    </Card>
  )
}

type RunningPartProps = { readonly snapshot: RunSnapshot; readonly view: RunView }

function RunningPart({ snapshot, view }: RunningPartProps) {
  const wait = waitOf(view)
  return (
    <>
      <div className="flex flex-col gap-2">
        <RunProgress snapshot={snapshot} view={view} />
        <Elapsed totals={snapshot.totals} />
      </div>
      <StepsStrip steps={runSteps(snapshot.loop)} />
      <CurrentItem snapshot={snapshot} view={view} />
      <SlowLine snapshot={snapshot} />
      {wait ? <WaitLine snapshot={snapshot} view={view} wait={wait} /> : null}
    </>
  )
}
