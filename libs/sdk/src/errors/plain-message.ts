import type { ApiErrorKind } from './api-error.ts'
import { KIND_TEXTS } from './status-texts.ts'

/**
 * Words for a failure that the server gave none for. A status of 0 says that no answer came, or none
 * that can be read; the kind says why.
 */
export type MessageOf = (status: number, kind: ApiErrorKind) => string

/** What a failure is called where the program has no words of its own for it: English, for logs. */
export const plainMessage: MessageOf = (status, kind) => {
  if (kind === 'http') return `Request failed with status code ${status}`
  return KIND_TEXTS[kind].en
}
