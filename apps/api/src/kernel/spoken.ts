import type { Language } from '@omc/core'
import type { Saying } from '@omc/core/problems'
import { isKeptText, speakKept } from './kept-saying.ts'

/**
 * An answer with every saying in it spoken: its sentence in the language of the caller stands in
 * place of its words, and a kept text becomes its sentence. All else stays as it is.
 */
export function spoken(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((item) => spoken(item, language))
  if (!isPlain(value)) return value
  if (isKeptText(value)) return speakKept(value, language)
  if (isSaying(value)) {
    const { words, ...rest } = value
    return { ...spokenMembers(rest, language), message: words[language] }
  }
  return spokenMembers(value, language)
}

const spokenMembers = (value: Record<string, unknown>, language: Language) =>
  Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, spoken(inner, language)]))

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

export function isSaying(
  value: Record<string, unknown>,
): value is Record<string, unknown> & Saying {
  const { code, params, words } = value
  if (typeof code !== 'string' || !isPlain(params) || !isPlain(words)) return false
  return typeof words['zh'] === 'string' && typeof words['en'] === 'string'
}
