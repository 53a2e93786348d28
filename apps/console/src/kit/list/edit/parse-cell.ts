import type { FieldFact, FieldKind } from '@omc/sdk'

const NUMBERS: readonly FieldKind[] = ['count', 'number', 'percent', 'seconds', 'yuan']

/** Typed text as the server takes it; undefined if it is no number where one is needed. */
export function parseCell({ kind, nullable }: FieldFact, typed: string): unknown {
  const text = typed.trim()
  if (!NUMBERS.includes(kind)) return text === '' && nullable ? null : text
  if (text === '') return nullable ? null : undefined
  const number = Number(text)
  return Number.isFinite(number) ? number : undefined
}
