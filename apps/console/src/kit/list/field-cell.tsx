import type { FieldFact, FieldKind } from '@omc/sdk'
import { fieldText } from '../field-text.ts'
import { CountText, InstantText } from './cells.tsx'
import type { ColumnLook } from './list-definition.ts'

/** Kinds aligned to the end, to compare figures between rows. */
const FIGURES: readonly FieldKind[] = ['instant', 'day', 'count', 'number', 'yuan', 'percent']

export const lookOf = ({ kind }: FieldFact): ColumnLook =>
  FIGURES.includes(kind) ? { align: 'end' } : {}

/** Value formatted by its kind; other kinds are shown as text. */
export function FieldCell({ fact, value }: { readonly fact: FieldFact; readonly value: unknown }) {
  if (fact.kind === 'instant') return <InstantText at={value as string | null} />
  if (fact.kind === 'count' && value !== null) return <CountText count={value as number} />
  return <span className="tabular-nums">{fieldText(fact, value)}</span>
}
