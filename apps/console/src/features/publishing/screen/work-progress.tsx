import { Button, Countdown, StatusChip, type StatusShape, type Tone } from '@omc/ui'
import { Pause, Play, Square } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useRunNow } from '../host/registry-store.ts'
import { isBusy, type AccountWork } from '../work/account-work.ts'
import type { WorkKind } from '../work/work-kinds.ts'
import { workWords, type WorkJobState } from './work-words.ts'

const SHAPES: Readonly<Partial<Record<Tone, StatusShape>>> = {
  info: 'turning',
  success: 'dot',
  warning: 'alert',
  danger: 'cross',
  neutral: 'square',
}

type WorkProgressProps = {
  readonly work: AccountWork
  readonly kind: WorkKind
  readonly job: WorkJobState
}

/** State of the job that runs or ran last. */
export function WorkProgress({ work, kind, job }: WorkProgressProps) {
  const { t } = useTranslation()
  const { loop } = job
  const { tone, title, last } = workWords(t, kind.family, job)
  const { phase, counts } = loop
  const now = useRunNow()
  return (
    <div className="flex flex-col gap-2" data-testid="work-progress" data-phase={phase.tag}>
      <div className="flex flex-wrap items-center gap-2">
        <StatusChip tone={tone} shape={SHAPES[tone] ?? 'dot'}>
          {t(`accountWork.name.${kind.name}`)}
        </StatusChip>
        <span className="text-xs text-fg3 tabular-nums">
          {t('accountWork.count', { count: counts.published })}
        </span>
      </div>
      <output aria-live="polite" className="text-sm text-fg">
        {title}
      </output>
      {last === '' ? null : (
        <p className="truncate text-xs text-fg2" title={last}>
          {last}
        </p>
      )}
      {phase.tag === 'waiting' && phase.why !== 'pacing' ? (
        <Countdown
          key={loop.turn}
          deadlineAt={phase.dueAt}
          now={now}
          label={t('publishing.timeLeft')}
          className="text-lg font-semibold text-fg"
        />
      ) : null}
      {isBusy(loop) ? <BusyActs work={work} loop={loop} /> : null}
    </div>
  )
}

function BusyActs({
  work,
  loop: { phase, hold },
}: Pick<WorkProgressProps, 'work'> & Pick<WorkJobState, 'loop'>) {
  const { t } = useTranslation()
  const isPaused = phase.tag === 'paused' || hold !== 'none'
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="sm"
        data-testid="work-pause"
        icon={isPaused ? <Play size={14} aria-hidden /> : <Pause size={14} aria-hidden />}
        onClick={isPaused ? work.resume : work.pause}
      >
        {t(isPaused ? 'publishing.act.resume' : 'publishing.act.pause')}
      </Button>
      <Button
        size="sm"
        variant="danger"
        data-testid="work-stop"
        icon={<Square size={12} aria-hidden />}
        onClick={work.stop}
      >
        {t('publishing.act.stop')}
      </Button>
      {phase.tag === 'waiting' && phase.why !== 'pacing' ? (
        <Button size="sm" variant="ghost" onClick={work.skipWait}>
          {t('publishing.act.now')}
        </Button>
      ) : null}
    </div>
  )
}
