import { formatCny, formatCompact, formatCount } from '@omc/shell'
import { currentLanguage } from '../../kernel/i18n/i18n.ts'
import type { FigureKind } from './stats-definition.ts'

/** A figure in words, short from 100,000 on; `—` for one that is not known. @source ux: formats */
export function figureText(value: number | null | undefined, kind: FigureKind): string {
  if (value === null || value === undefined) return '—'
  if (kind === 'yuan') return yuanText(value)
  return kind === 'percent' ? `${roundedTenth(value)}%` : formatCompact(value, currentLanguage())
}

/** Yuan as other figures: short from 100,000 on. */
function yuanText(value: number): string {
  if (Math.abs(value) < SHORT_FROM) return formatCny(value)
  return `${value < 0 ? '-' : ''}¥${formatCompact(Math.abs(value), currentLanguage())}`
}

const SHORT_FROM = 100_000

/** The same, to its last digit. */
export function exactText(value: number | null | undefined, kind: FigureKind): string {
  if (value === null || value === undefined) return '—'
  if (kind === 'yuan') return formatCny(value)
  return kind === 'count' ? formatCount(value) : figureText(value, kind)
}

export const roundedTenth = (value: number): number => Math.round(value * 10) / 10

/** Change against the span before, in percent, or in points for shares; null if there is none to tell. */
export function changeOf(
  value: number | null | undefined,
  before: number | null | undefined,
  kind: FigureKind,
): number | null {
  if (value === null || value === undefined || before === null || before === undefined) return null
  if (kind === 'percent') return roundedTenth(value - before)
  return before === 0 ? null : roundedTenth((100 * (value - before)) / before)
}
