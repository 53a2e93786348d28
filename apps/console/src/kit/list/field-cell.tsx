import type { FieldFact, FieldKind } from '@omc/sdk'
import { formatCny } from '@omc/shell'
import { choiceLabel } from '../../kernel/i18n/field-label.ts'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { CountText, InstantText } from './cells.tsx'
import type { ColumnLook } from './list-definition.ts'
import { platformName } from './platform-name.ts'

/** Kinds aligned to the end, to compare figures between rows. */
const FIGURES: readonly FieldKind[] = ['instant', 'day', 'count', 'number', 'yuan', 'percent']

export const lookOf = ({ kind }: FieldFact): ColumnLook =>
  FIGURES.includes(kind) ? { align: 'end' } : {}

/** Value formatted by its kind; other kinds are shown as text. */
export function FieldCell({ fact, value }: { readonly fact: FieldFact; readonly value: unknown }) {
  if (fact.kind === 'instant') return <InstantText at={value as string | null} />
  if (fact.kind === 'count' && value !== null) return <CountText count={value as number} />
  return <span className="tabular-nums">{textOf(fact, value)}</span>
}

function textOf(fact: FieldFact, value: unknown): string {
  const { kind } = fact
  if (Array.isArray(value))
    return value.length === 0 ? '—' : value.map((one) => textOf(fact, one)).join(', ')
  if (typeof value === 'boolean') return i18n.t(value ? 'list.yes' : 'list.no')
  if (typeof value !== 'string' && typeof value !== 'number') return '—'
  if (kind === 'choice') return choiceLabel(fact, String(value))
  if (kind === 'platform') return platformName(String(value))
  if (kind === 'yuan') return formatCny(value)
  return kind === 'percent' ? `${value}%` : String(value)
}
