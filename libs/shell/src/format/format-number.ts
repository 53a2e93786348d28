import type { Language } from '@omc/core'
import { madeOnce } from './made-once.ts'

const count = madeOnce(() => new Intl.NumberFormat('en-US'))
const COMPACT_FROM = 100_000
const THOUSAND = 1_000
const TEN_THOUSAND = 10_000

type Compact = {
  /** How many of a unit make the next one. */
  readonly step: number
  readonly units: readonly string[]
  /** Numbers of units are grouped from here on. */
  readonly groupedFrom: number
}
const COMPACT: Readonly<Record<Language, Compact>> = {
  zh: { step: TEN_THOUSAND, units: [' 万', ' 亿', ' 万亿'], groupedFrom: TEN_THOUSAND },
  en: { step: THOUSAND, units: ['K', 'M', 'B', 'T'], groupedFrom: TEN_THOUSAND },
}

/** `1,284`; `—` for what is no number. @source ux: formats */
export function formatCount(value: number): string {
  if (!Number.isFinite(value)) return '—'
  return Number.isSafeInteger(value) ? inThrees(value) : count().format(value)
}

/** Same output as Intl.NumberFormat, whose creation takes longer than rendering the first list. */
const inThrees = (whole: number): string => String(whole).replace(/\B(?=(?:\d{3})+$)/g, ',')

/**
 * `1,284`, but from 100,000 on `12.8 万` or `128.4K`; show the exact number in a tooltip. Same
 * output as the compact Intl.NumberFormat, whose creation takes as long as drawing ten rows.
 *
 * @source ux: formats
 */
export function formatCompact(value: number, language: Language): string {
  const size = Math.abs(value)
  if (!Number.isFinite(value) || size < COMPACT_FROM) return formatCount(value)
  return `${value < 0 ? '-' : ''}${compact(size, COMPACT[language])}`
}

function compact(size: number, { step, units, groupedFrom }: Compact): string {
  let place = 0
  let shown = inTenths(size / step)
  // After rounding: 999,950 is 1M, not 1000K.
  while (shown >= step && place + 1 < units.length) {
    place += 1
    shown = inTenths(size / step ** (place + 1))
  }
  const whole = Math.trunc(shown)
  const rest = String(shown).slice(String(whole).length)
  return `${whole >= groupedFrom ? inThrees(whole) : whole}${rest}${units[place]}`
}

const inTenths = (value: number): number => Math.round(value * 10) / 10
