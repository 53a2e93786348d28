import { isApiError, statusText, type Language } from '@omc/sdk'
import { ownSentence } from './own-sentence.ts'

/**
 * The message of a failure for a person: the console's own sentence for its code and parameters,
 * else the server's, else a status text.
 *
 * @source console spec §8
 */
export function errorText(error: unknown, language: Language): string {
  if (!isApiError(error)) return statusText(0, language)
  return refusalText(error, language) || statusText(error.status, language)
}

/** What a refusal is known by; failures of the rows of a batch have it, too. */
export type Refusal = {
  readonly code: string
  readonly case?: string | null
  readonly params?: unknown
  readonly message: string
}

/** The console's own sentence, else the one that came with it. */
export const refusalText = (refusal: Refusal, language: Language): string =>
  ownSentence(refusal, language) ?? refusal.message
