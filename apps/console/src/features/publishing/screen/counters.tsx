import { useTranslation } from 'react-i18next'
import { queueState } from '../run/queue-state.ts'
import type { RunSnapshot } from '../run/run-types.ts'
import { unresolvedCount } from './run-message.tsx'

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
    <dl
      aria-label={t('publishing.counter.label')}
      className="grid grid-cols-4 divide-x divide-line rounded-card border border-line bg-surface"
    >
      {figures.map(([name, value, tone]) => (
        <div key={name} className="min-w-0 px-2 py-2.5 text-center">
          <dt className="truncate text-xs text-fg3">{t(`publishing.counter.${name}`)}</dt>
          <dd
            data-testid={`counter-${name}`}
            className={`text-lg font-semibold tabular-nums ${tone}`}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
