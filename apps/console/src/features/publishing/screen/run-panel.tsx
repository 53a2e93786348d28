import { Avatar, Card, Countdown, Progress, StatusChip } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { clockTime } from '../../../kernel/i18n/moments.ts'
import { platformName } from '../../../kit/list/platform-name.ts'
import type { AccountRun } from '../run/account-run.ts'
import { isRunning } from '../run/is-running.ts'
import { queueState } from '../run/queue-state.ts'
import { runSteps } from '../run/run-steps.ts'
import type { RunSnapshot } from '../run/run-types.ts'
import { RUN_LOOK, runProgress, runView, waitOf } from '../run/run-view.ts'
import type { RunView } from '../run/run-view.ts'
import { Elapsed } from './elapsed.tsx'
import { LinkNotice } from './link-notice.tsx'
import { RunActions } from './run-actions.tsx'
import { RunMessage } from './run-message.tsx'
import { StartSummary } from './start-summary.tsx'
import { StepsStrip } from './steps-strip.tsx'
import { useKeptFocus } from './use-kept-focus.ts'
import { WaitLabels } from './wait-labels.tsx'

export type RunPanelProps = {
  readonly run: AccountRun
  readonly snapshot: RunSnapshot
  readonly mayRun: boolean
}

/** State, progress, steps, countdown and the acts of one account's run. @source ux §5 */
export function RunPanel({ run, snapshot, mayRun }: RunPanelProps) {
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
          <RunActions run={run} snapshot={snapshot} view={view} />
        ) : null}
      </div>
    </Card>
  )
}

function RunningPart({ snapshot, view }: { snapshot: RunSnapshot; view: RunView }) {
  const { t } = useTranslation()
  const { doneCount, totalCount } = runProgress(snapshot)
  const wait = waitOf(view)
  const item = 'item' in view ? view.item : null
  const { hasItem, hasTopic } = queueState(snapshot)
  return (
    <>
      <div className="flex flex-col gap-2">
        <Progress
          label={t('publishing.progress')}
          value={doneCount}
          max={Math.max(totalCount, 1)}
          valueText={`${doneCount} / ${totalCount}`}
          tone={view.tag === 'retry' || view.tag === 'bot-check' ? 'warning' : 'accent'}
        />
        <Elapsed totals={snapshot.totals} />
      </div>
      <StepsStrip steps={runSteps(snapshot.loop)} />
      {item ? (
        <p className="truncate text-sm text-fg2" title={item.title}>
          <span className="text-fg3">
            {[
              t('publishing.current'),
              ...(hasItem ? [t('publishing.withItem')] : []),
              ...(hasTopic ? [t('publishing.withTopic')] : []),
            ].join(' · ')}
          </span>{' '}
          {item.title}
        </p>
      ) : null}
      {wait ? (
        <WaitLine snapshot={snapshot} wait={wait} isAlert={view.tag === 'bot-check'} />
      ) : null}
    </>
  )
}

type WaitLineProps = {
  readonly snapshot: RunSnapshot
  readonly wait: NonNullable<ReturnType<typeof waitOf>>
  readonly isAlert: boolean
}

function WaitLine({ snapshot, wait, isAlert }: WaitLineProps) {
  const { t } = useTranslation()
  const { delayRange, version } = queueState(snapshot)
  const [min, max] = delayRange
  return (
    <div
      data-testid="wait"
      data-why={wait.why}
      className={`flex items-center gap-4 rounded-control px-4 py-3 ${
        isAlert ? 'bg-warning-soft text-warning-fg' : 'bg-subtle text-fg2'
      }`}
    >
      <Countdown
        key={version}
        deadlineAt={wait.dueAt}
        now={Date.now}
        label={t('publishing.timeLeft')}
        className="text-xl font-semibold text-fg"
      />
      <span className="min-w-0 text-sm">
        {t(`publishing.why.${wait.why}`, { min, max })}
        <span className="block text-xs tabular-nums opacity-90">
          {t('publishing.until', { time: clockTime(wait.dueAt) })}
        </span>
      </span>
      <WaitLabels key={`words-${version}`} deadlineAt={wait.dueAt} />
    </div>
  )
}
