import type { Language } from '../language/language.ts'

const COUNT = new Intl.NumberFormat('en-US')
const COMPACT: Readonly<Record<Language, Intl.NumberFormat>> = {
  zh: new Intl.NumberFormat('zh-cn', { notation: 'compact', maximumFractionDigits: 1 }),
  en: new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 }),
}
const PERCENT = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 })
const COMPACT_FROM = 100_000

/** `1,284`; `—` for what is no number. @source ux: formats */
export const formatCount = (count: number): string =>
  Number.isFinite(count) ? COUNT.format(count) : '—'

/**
 * `1,284`, but from 100,000 on `12.8 万` or `128.4K`; show the exact number in a tooltip.
 *
 * @source ux: formats
 */
export function formatCompact(count: number, language: Language): string {
  if (!Number.isFinite(count) || Math.abs(count) < COMPACT_FROM) return formatCount(count)
  const text = COMPACT[language].format(count)
  return language === 'zh' ? text.replace(/(?<=\d)(?=\p{Script=Han})/u, ' ') : text
}

/** `20%`, `12.5%`, without a space. @param ratio 1 is all @source ux: formats */
export const formatPercent = (ratio: number): string =>
  Number.isFinite(ratio) ? PERCENT.format(ratio) : '—'
