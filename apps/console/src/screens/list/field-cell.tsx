import { formatCny } from '@omc/core/shell'
import type { FieldFact, FieldKind } from '@omc/sdk'
import { i18n } from '../../app/i18n/i18n.ts'
import { CountText, InstantText } from './cells.tsx'
import type { ColumnLook } from './list-definition.ts'
import { platformName } from './platform-name.ts'

const NOTHING = '—'

/** A value as its kind is written; what has no way of its own is shown as text. */
export function FieldCell({ fact, value }: { readonly fact: FieldFact; readonly value: unknown }) {
  if (Array.isArray(value)) return value.map((one) => textOf(fact.kind, one)).join(', ')
  if (value === null || value === undefined) return <span className="text-fg3">{NOTHING}</span>
  if (fact.kind === 'instant' && typeof value === 'string') return <InstantText at={value} />
  if (fact.kind === 'count' && typeof value === 'number') return <CountText count={value} />
  const text = textOf(fact.kind, value)
  return isFigure(fact.kind) ? <span className="tabular-nums">{text}</span> : text
}

const FIGURES: readonly FieldKind[] = [
  'yuan',
  'percent',
  'number',
  'count',
  'instant',
  'day',
  'key',
  'phone',
  'id',
]
const isFigure = (kind: FieldKind) => FIGURES.includes(kind)

/** Figures that are compared from row to row stand at the end. */
export const lookOf = ({ kind }: FieldFact): ColumnLook =>
  AT_END.includes(kind) ? { align: 'end' } : {}
const AT_END: readonly FieldKind[] = ['instant', 'day', 'count', 'number', 'yuan', 'percent']

function textOf(kind: FieldKind, value: unknown): string {
  if (typeof value === 'boolean') return i18n.t(value ? 'list.yes' : 'list.no')
  if (typeof value === 'number') return kind === 'yuan' ? formatCny(value) : figure(kind, value)
  if (typeof value !== 'string') return NOTHING
  return kind === 'platform' ? platformName(value) : value
}

const figure = (kind: FieldKind, value: number) => `${value}${kind === 'percent' ? '%' : ''}`
