import { useTranslation } from 'react-i18next'
import { queueState } from '../run/queue-state.ts'
import type { RunSnapshot } from '../run/run-types.ts'
import { Figures } from './figures.tsx'
import { unresolvedCount } from './unresolved-count.ts'

/** 队列 · 成功 · 失败 · 待核实; the first and the last as the server counts them. */
export function Counters({ snapshot }: { readonly snapshot: RunSnapshot }) {
  const { t } = useTranslation()
  const { info, totals } = snapshot
  const figures = [
    ['queue', queueState(snapshot).size, 'text-fg'],
    ['success', totals.published, 'text-success-fg'],
    ['failed', totals.failed, totals.failed > 0 ? 'text-danger-fg' : 'text-fg'],
    [
      'unresolved',
      unresolvedCount(info),
      unresolvedCount(info) > 0 ? 'text-warning-fg' : 'text-fg',
    ],
  ] as const
  return (
    <Figures
      label={t('publishing.counter.label')}
      figures={figures.map(([name, value, tone]) => ({
        name,
        label: t(`publishing.counter.${name}`),
        value: String(value),
        tone,
      }))}
      className="rounded-card border border-line bg-surface"
    />
  )
}
