import type { Language } from './language.ts'

/** The half of a two-language text "zh / en" that a person reads; other texts stay as they are. */
export function inLanguage(text: string, language: Language): string {
  const halves = text.split(' / ')
  if (halves.length !== 2) return text
  const chinese = halves.filter((half) => /\p{Script=Han}/u.test(half))
  if (chinese.length !== 1) return text
  const other = halves.find((half) => half !== chinese[0]) ?? text
  return language === 'zh' ? (chinese[0]?.trim() ?? text) : capital(other.trim())
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
