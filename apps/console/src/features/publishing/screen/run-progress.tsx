import { Progress } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import type { RunSnapshot } from '../run/run-types.ts'
import { runProgress, type RunView } from '../run/run-view.ts'

type Tone = 'accent' | 'success' | 'warning'

const TONES: Readonly<Partial<Record<RunView['tag'], Tone>>> = {
  retry: 'warning',
  'bot-check': 'warning',
  done: 'success',
}

type RunProgressProps = { readonly snapshot: RunSnapshot; readonly view: RunView }

/** Items done of all of this run. */
export function RunProgress({ snapshot, view }: RunProgressProps) {
  const { t } = useTranslation()
  const { doneCount, totalCount } = runProgress(snapshot)
  const isKnown = snapshot.info !== null || snapshot.loop.counts.queueLeft !== null
  return (
    <Progress
      label={t('publishing.progress')}
      value={doneCount}
      max={Math.max(totalCount, 1)}
      valueText={isKnown ? `${doneCount} / ${totalCount}` : '—'}
      tone={TONES[view.tag] ?? 'accent'}
    />
  )
}
