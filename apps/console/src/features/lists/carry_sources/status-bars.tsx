import { CONTENT_STATUSES } from '@omc/core'
import { status as contentStatus } from '@omc/sdk/fields/carry_contents'
import { formatCount } from '@omc/shell'
import { BarList } from '@omc/ui'
import { isRecord } from '../../../kernel/data/is-record.ts'
import { choiceLabel, fieldLabel } from '../../../kernel/i18n/field-label.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'

type StatusBarsProps = { readonly record: { readonly status_count?: unknown } }

/** The collected contents of a source by status, in the order of the work. @source screens §2.2, carry_sources */
export function StatusBars({ record: { status_count: counts } }: StatusBarsProps) {
  const bars = CONTENT_STATUSES.flatMap((id) => {
    const value = isRecord(counts) ? counts[id] : undefined
    return typeof value === 'number' && value > 0
      ? [{ id, name: choiceLabel(contentStatus, id), value }]
      : []
  })
  if (bars.length === 0) return null
  const label = i18n.t('carrySource.collected', {
    count: bars.reduce((sum, { value }) => sum + value, 0),
  })
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-base font-semibold text-fg">{label}</h2>
      <p className="text-xs text-fg3">{i18n.t('carrySource.collectedHint')}</p>
      <BarList
        label={label}
        heads={{ name: fieldLabel(contentStatus), value: label, before: '' }}
        bars={bars}
        format={formatCount}
        hasShares
      />
    </section>
  )
}
