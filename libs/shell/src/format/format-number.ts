import type { Language } from '@omc/core'
import { madeOnce } from './made-once.ts'

const count = madeOnce(() => new Intl.NumberFormat('en-US'))
const compactIn = (locale: string) =>
  madeOnce(() => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }))
const COMPACT: Readonly<Record<Language, () => Intl.NumberFormat>> = {
  zh: compactIn('zh-cn'),
  en: compactIn('en-US'),
}
const COMPACT_FROM = 100_000

/** `1,284`; `—` for what is no number. @source ux: formats */
export function formatCount(value: number): string {
  if (!Number.isFinite(value)) return '—'
  return Number.isSafeInteger(value) ? inThrees(value) : count().format(value)
}

/** Same output as Intl.NumberFormat, whose creation takes longer than rendering the first list. */
const inThrees = (whole: number): string => String(whole).replace(/\B(?=(?:\d{3})+$)/g, ',')

/**
 * `1,284`, but from 100,000 on `12.8 万` or `128.4K`; show the exact number in a tooltip.
 *
 * @source ux: formats
 */
export function formatCompact(value: number, language: Language): string {
  if (!Number.isFinite(value) || Math.abs(value) < COMPACT_FROM) return formatCount(value)
  const text = COMPACT[language]().format(value)
  return language === 'zh' ? text.replace(/(?<=\d)(?=\p{Script=Han})/u, ' ') : text
}
