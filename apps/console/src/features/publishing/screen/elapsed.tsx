import { formatElapsed } from '@omc/shell'
import { useTranslation } from 'react-i18next'
import { useRunNow } from '../host/registry-store.ts'
import { workedMs } from '../run/run-time.ts'
import type { RunTotals } from '../run/run-types.ts'
import { useNow } from './use-now.ts'

/** Working time of the run; it stops while the run is paused and with its end. */
export function Elapsed({ totals }: { readonly totals: RunTotals }) {
  const { t } = useTranslation()
  const now = useNow(1_000, useRunNow())
  if (totals.startedAt === null) return null
  return (
    <span data-testid="elapsed" className="text-xs text-fg3 tabular-nums">
      {t('publishing.elapsed', { time: formatElapsed(workedMs(totals, now)) })}
    </span>
  )
}
