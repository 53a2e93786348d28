import type { FieldFact } from '@omc/sdk'
import { formatCny } from '@omc/shell'
import { isRecord } from '../kernel/data/is-record.ts'
import { choiceLabel } from '../kernel/i18n/field-label.ts'
import { i18n } from '../kernel/i18n/i18n.ts'
import { platformName } from './list/platform-name.ts'

/** A value in words, by its kind; `—` for nothing. */
export function fieldText(fact: FieldFact, value: unknown): string {
  const { kind } = fact
  if (Array.isArray(value))
    return value.length === 0 ? '—' : value.map((one) => fieldText(fact, one)).join(', ')
  if (isRecord(value)) return Object.values(value).map(String).join(' ')
  if (typeof value === 'boolean') return i18n.t(value ? 'list.yes' : 'list.no')
  if (value === '' || (typeof value !== 'string' && typeof value !== 'number')) return '—'
  if (kind === 'choice') return choiceLabel(fact, String(value))
  if (kind === 'platform') return platformName(String(value))
  if (kind === 'yuan') return formatCny(value)
  return kind === 'percent' ? `${value}%` : String(value)
}
