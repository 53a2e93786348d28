import { isApiError, statusText, type Language } from '@omc/sdk'
import { ownSentence } from './own-sentence.ts'

/**
 * Message of a failure for people: the console's sentence for its code and parameters, else the
 * server's, else a status text.
 *
 * @source console spec §8
 */
export function errorText(error: unknown, language: Language): string {
  if (!isApiError(error)) return statusText(0, language)
  return refusalText(error, language) || statusText(error.status, language)
}

/** Fields that identify a refusal; failed rows of a batch have them too. */
export type Refusal = {
  readonly code: string
  readonly case?: string | null
  readonly params?: unknown
  readonly message: string
}

/** The console's sentence, else the server's. */
export const refusalText = (refusal: Refusal, language: Language): string =>
  ownSentence(refusal, language) ?? refusal.message
