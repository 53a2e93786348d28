import type { FieldFact, FieldKind } from '@omc/sdk'
import { formatCny } from '@omc/shell'
import { i18n } from '../../app/i18n/i18n.ts'
import { CountText, InstantText } from './cells.tsx'
import type { ColumnLook } from './list-definition.ts'
import { platformName } from './platform-name.ts'

/** Figures stand at the end of their column, where they are compared from row to row. */
const FIGURES: readonly FieldKind[] = ['instant', 'day', 'count', 'number', 'yuan', 'percent']

export const lookOf = ({ kind }: FieldFact): ColumnLook =>
  FIGURES.includes(kind) ? { align: 'end' } : {}

/** A value as its kind is written; what has no way of its own is shown as text. */
export function FieldCell({ fact, value }: { readonly fact: FieldFact; readonly value: unknown }) {
  if (fact.kind === 'instant') return <InstantText at={value as string | null} />
  if (fact.kind === 'count' && value !== null) return <CountText count={value as number} />
  return <span className="tabular-nums">{textOf(fact.kind, value)}</span>
}

function textOf(kind: FieldKind, value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => textOf(kind, one)).join(', ')
  if (typeof value === 'boolean') return i18n.t(value ? 'list.yes' : 'list.no')
  if (typeof value !== 'string' && typeof value !== 'number') return '—'
  if (kind === 'platform') return platformName(String(value))
  if (kind === 'yuan') return formatCny(value)
  return kind === 'percent' ? `${value}%` : String(value)
}
