import { formatElapsed } from '@omc/shell'
import { Alert, type AlertTone } from '@omc/ui'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { match, P } from 'ts-pattern'
import { clockMinute, clockTime } from '../../../kernel/i18n/moments.ts'
import { useRunNow } from '../host/registry-store.ts'
import { workedMs } from '../run/run-time.ts'
import type { RunSnapshot } from '../run/run-types.ts'
import type { RunView, RunWait } from '../run/run-view.ts'
import { FiguresLink } from './figures-link.tsx'
import { unresolvedCount } from './unresolved-count.ts'
import { useNow } from './use-now.ts'
import { useWallTime } from './use-wall-time.ts'

type RunMessageProps = {
  readonly view: RunView
  readonly snapshot: RunSnapshot
  readonly mayRun: boolean
}

/** Explains an end or an obstacle and the next step; nothing while the run goes well. */
export function RunMessage({ view, snapshot, mayRun }: RunMessageProps) {
  'use memo'
  const { t } = useTranslation()
  const { info, totals } = snapshot
  if (!mayRun) return <Message tone="info" title={t('publishing.link.noRight')} />
  return match(view)
    .returnType<ReactNode>()
    .with({ tag: 'interrupted' }, () => <Interrupted snapshot={snapshot} />)
    .with({ tag: 'failed' }, ({ code, message }) => (
      <Message
        tone="danger"
        title={t(`publishing.failure.${code}`)}
        lines={message === '' ? [] : [message]}
      />
    ))
    .with({ tag: 'done' }, () => (
      <Message
        tone="success"
        title={t('publishing.state.done')}
        lines={[
          <Totals key="totals" snapshot={snapshot} />,
          ...unresolved(snapshot, t),
          <FiguresLink key="figures" />,
        ]}
      />
    ))
    .with({ tag: 'no-permission' }, () => <NoPermission snapshot={snapshot} />)
    .with({ tag: 'cancelled' }, () => (
      <Message
        tone="info"
        title={t('publishing.state.cancelled')}
        lines={[t('publishing.done.cancelled'), <Totals key="totals" snapshot={snapshot} />]}
      />
    ))
    .with({ tag: 'lease-lost' }, () => (
      <Message
        tone="warning"
        title={t('publishing.state.lease-lost')}
        lines={[t('publishing.done.leaseLost')]}
      />
    ))
    .with({ tag: 'paused' }, ({ later }) => <PausedMessage later={later} />)
    .with({ tag: 'idle' }, () =>
      info && info.queue.left === 0 && totals.startedAt === null ? (
        <Message
          tone="info"
          title={t('publishing.queueEmpty')}
          lines={[t('publishing.queueEmptyHint')]}
        />
      ) : null,
    )
    .with({ tag: P.union('checking', 'running', 'pausing', 'offline') }, () => null)
    .with({ tag: P.union('delaying', 'retry', 'bot-check', 'unverified', 'held') }, () => null)
    .exhaustive()
}

function Interrupted({ snapshot: { interrupted } }: { readonly snapshot: RunSnapshot }) {
  const { t } = useTranslation()
  if (!interrupted) return null
  const time = clockMinute(interrupted.startedAt)
  return (
    <Message
      tone="warning"
      title={t('publishing.state.interrupted')}
      lines={[t('publishing.interrupted', { time, published: interrupted.published })]}
    />
  )
}

function NoPermission({ snapshot }: { readonly snapshot: RunSnapshot }) {
  const { t } = useTranslation()
  const { loop, totals } = snapshot
  return (
    <Message
      tone="danger"
      title={t('publishing.state.no-permission')}
      lines={[
        ...(loop.last && 'message' in loop.last.outcome && loop.last.outcome.message !== ''
          ? [loop.last.outcome.message]
          : []),
        t('publishing.done.permission'),
        ...(totals.startedAt === null ? [] : [<Totals key="totals" snapshot={snapshot} />]),
      ]}
    />
  )
}

/** Paused run, with the wait that would delay it after it resumes. */
function PausedMessage({ later }: { readonly later: RunWait | null }) {
  const { t } = useTranslation()
  const now = useNow(60_000, useRunNow())
  const wallTime = useWallTime()
  const isHeld = later !== null && later.dueAt > now
  return (
    <Message
      tone="info"
      title={t('publishing.paused.title')}
      lines={[
        ...(isHeld
          ? [t('publishing.paused.until', { time: clockTime(wallTime(later.dueAt)) })]
          : []),
        t('publishing.paused.hint'),
      ]}
    />
  )
}

function unresolved({ info, loop }: RunSnapshot, t: TFunction): string[] {
  const count = Math.max(unresolvedCount(info), loop.counts.unconfirmed)
  return count > 0 ? [t('publishing.done.unresolved', { count })] : []
}

/** Figures of a run that is over. */
function Totals({ snapshot: { totals } }: { readonly snapshot: RunSnapshot }) {
  const { t } = useTranslation()
  const { startedAt, pausedAt, published, failed } = totals
  const time = formatElapsed(workedMs(totals, pausedAt ?? startedAt ?? 0))
  return (
    <span className="tabular-nums">{t('publishing.done.totals', { published, failed, time })}</span>
  )
}

type MessageProps = {
  readonly tone: AlertTone
  readonly title: string
  readonly lines?: readonly ReactNode[]
}

function Message({ tone, title, lines = [] }: MessageProps) {
  return (
    <div data-testid="run-message">
      <Alert tone={tone} title={title} isUrgent={false}>
        {lines.map((line, index) => (
          <span key={index} className="block">
            {line}
          </span>
        ))}
      </Alert>
    </div>
  )
}
