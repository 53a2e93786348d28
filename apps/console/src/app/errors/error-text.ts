import { inLanguage } from '@omc/core'
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
