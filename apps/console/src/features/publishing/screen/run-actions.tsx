import { Button, type ButtonProps } from '@omc/ui'
import { FastForward, Pause, Play, Square } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { AccountRun } from '../run/account-run.ts'
import { isHeld } from '../run/is-running.ts'
import type { RunSnapshot } from '../run/run-types.ts'
import { SKIP_ACT, waitOf } from '../run/run-view.ts'
import type { RunView, SkipAct } from '../run/run-view.ts'
import { isAtWork } from '../work/account-work.ts'
import { CheckPassed } from './check-passed.tsx'

type RunActionsProps = {
  readonly run: AccountRun
  readonly snapshot: RunSnapshot
  readonly view: RunView
  /** Small, and solid only where a person is needed: one of several runs on the screen. */
  readonly isQuiet?: boolean
  /** Further acts while it runs. */
  readonly children?: ReactNode
}

/** Acts that apply to the current state. */
export function RunActions(props: RunActionsProps) {
  return RESTS[props.view.tag] ? <StartActions {...props} /> : <RunningActions {...props} />
}

/** Whether a run in this state can be started. */
const RESTS: Readonly<Record<RunView['tag'], boolean>> = {
  idle: true,
  interrupted: true,
  checking: true,
  failed: true,
  done: true,
  'no-permission': true,
  cancelled: true,
  'lease-lost': true,
  running: false,
  delaying: false,
  retry: false,
  'bot-check': false,
  unverified: false,
  held: false,
  offline: false,
  pausing: false,
  paused: false,
}

function StartActions({ run, snapshot, view, isQuiet = false }: RunActionsProps) {
  const { t } = useTranslation()
  const size = isQuiet ? 'sm' : 'lg'
  const { info, options } = snapshot
  const count = info?.queue.left ?? 0
  const flags = [
    ...(options.draft ? [t('publishing.flag.draft')] : []),
    ...(options.activity ? [t('publishing.flag.activity')] : []),
  ].join(' · ')
  const label =
    flags === ''
      ? t('publishing.act.start', { count })
      : t('publishing.act.startAs', { count, flags })
  const isInterrupted = view.tag === 'interrupted'
  const isEmpty = count === 0 && !isInterrupted
  const { work } = useSnapshot(run.work.state)
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        variant={isQuiet ? 'secondary' : 'primary'}
        size={size}
        data-testid="start"
        isLoading={view.tag === 'checking'}
        disabled={isEmpty}
        icon={<Play size={16} aria-hidden />}
        onClick={() => void run.start()}
      >
        {isInterrupted
          ? t('publishing.act.goOn')
          : isEmpty
            ? t('publishing.act.startEmpty')
            : label}
      </Button>
      {isInterrupted ? (
        <Button size={size} variant="ghost" onClick={run.forgetInterrupted}>
          {t('publishing.act.forget')}
        </Button>
      ) : null}
      {view.tag === 'checking' || isAtWork(work) ? null : (
        <Button
          size={size}
          variant="ghost"
          data-testid="disconnect"
          onClick={() => void run.disconnect()}
        >
          {t('publishing.act.disconnect')}
        </Button>
      )}
    </div>
  )
}

function RunningActions({ run, snapshot, view, isQuiet = false, children }: RunActionsProps) {
  const { t } = useTranslation()
  const wait = waitOf(view)
  const act = wait && SKIP_ACT[wait.why]
  const isPaused = isHeld(snapshot)
  const isSending = snapshot.loop.phase.tag === 'sending'
  const size = isQuiet ? 'sm' : 'md'
  const isAsked = view.tag === 'bot-check'
  const skip = isAsked ? (
    <CheckPassed run={run} info={snapshot.info} size={size} />
  ) : act ? (
    <SkipWait run={run} act={act} size={size} />
  ) : null
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        {isAsked ? skip : null}
        <Button
          variant={isPaused && !isQuiet ? 'primary' : 'secondary'}
          size={size}
          data-testid={isPaused ? 'resume' : 'pause'}
          data-next-focus
          icon={isPaused ? <Play size={16} aria-hidden /> : <Pause size={16} aria-hidden />}
          onClick={isPaused ? run.resume : run.pause}
        >
          {t(isPaused ? 'publishing.act.resume' : 'publishing.act.pause')}
        </Button>
        <Button
          variant="danger"
          size={size}
          data-testid="stop"
          icon={<Square size={14} aria-hidden />}
          aria-describedby={isSending ? `risk-${run.key}` : undefined}
          {...(isSending && isQuiet && { title: t('publishing.stopRisk') })}
          onClick={run.stop}
        >
          {t('publishing.act.stop')}
        </Button>
        {isAsked ? null : skip}
        {children}
      </div>
      {isSending ? (
        <p id={`risk-${run.key}`} className={isQuiet ? 'sr-only' : 'text-xs text-fg3'}>
          {t('publishing.stopRisk')}
        </p>
      ) : null}
    </div>
  )
}

type SkipWaitProps = Pick<RunActionsProps, 'run'> &
  Required<Pick<ButtonProps, 'size'>> & { readonly act: SkipAct }

/** Ends a wait, or has the server asked again. */
function SkipWait({ run, act, size }: SkipWaitProps) {
  const { t } = useTranslation()
  return (
    <Button
      variant="ghost"
      size={size}
      data-testid="skip-wait"
      icon={<FastForward size={16} aria-hidden />}
      onClick={run.skipWait}
    >
      {t(`publishing.act.${act}`)}
    </Button>
  )
}
