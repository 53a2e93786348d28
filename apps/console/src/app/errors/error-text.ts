import { isApiError, statusText, type Language } from '@omc/sdk'

/**
 * The message of a failure for a person: the server's in their language, else a status text.
 * The server writes both languages as "zh / en".
 *
 * @source console spec §8
 */
export function errorText(error: unknown, language: Language): string {
  if (!isApiError(error)) return statusText(0, language)
  return inLanguage(error.message, language) || statusText(error.status, language)
}

/** The half of a two-language text that a person reads; other texts stay as they are. */
export function inLanguage(text: string, language: Language): string {
  const halves = text.split(' / ')
  if (halves.length !== 2) return text
  const chinese = halves.filter((half) => /\p{Script=Han}/u.test(half))
  if (chinese.length !== 1) return text
  const other = halves.find((half) => half !== chinese[0]) ?? text
  return language === 'zh' ? (chinese[0]?.trim() ?? text) : capital(other.trim())
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
