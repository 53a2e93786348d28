import { Alert, Button, Progress, Segmented } from '@omc/ui'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import { Failure } from '../../kit/failure.tsx'
import { mayRun } from '../../kit/may-run.ts'
import type { StageName, useStage } from './use-stage.ts'

type StageBarProps = {
  readonly stage: ReturnType<typeof useStage>
  readonly totalCount: number
}

/** Kind of the rehearsal, and how far the stand-in is. */
export function StageBar({ stage, totalCount }: StageBarProps) {
  const isAllowed = mayRun(usePerson(), 'publish_contents.rehearse')
  if (!isAllowed) return null
  return (
    <div className="flex flex-col gap-3">
      <Segmented<StageName>
        label={i18n.t('rehearsal.stage')}
        value={stage.name}
        onValueChange={stage.choose}
        options={[
          { value: 'dry', label: i18n.t('rehearsal.dry') },
          { value: 'stand-in', label: i18n.t('rehearsal.standIn') },
        ]}
      />
      <PlayPart stage={stage} totalCount={totalCount} />
    </div>
  )
}

function PlayPart({ stage, totalCount: total }: StageBarProps) {
  const { state, doneCount: done } = stage
  if (state.tag === 'playing')
    return (
      <div className="flex flex-wrap items-end gap-3">
        <Progress
          className="min-w-40 flex-1"
          label={i18n.t('rehearsal.playing')}
          value={done}
          max={total}
          valueText={i18n.t('rehearsal.progress', { done, total })}
        />
        <Button onClick={stage.stop}>{i18n.t('rehearsal.stop')}</Button>
      </div>
    )
  if (state.tag === 'failed') return <Failure error={state.error} onRetry={stage.play} />
  if (state.tag === 'idle') return null
  const text =
    state.tag === 'stopped'
      ? i18n.t('rehearsal.stoppedAt', { done, total })
      : i18n.t('rehearsal.answered', { total })
  return <Alert tone="info">{text}</Alert>
}
