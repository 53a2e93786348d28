import type { ApiErrorKind } from './api-error.ts'

/**
 * Words for a failure that the server gave none for. A status of 0 says that no answer came, or none
 * that can be read; the kind says why.
 */
export type MessageOf = (status: number, kind: ApiErrorKind) => string

/**
 * English messages for a call without an answer, or with an unreadable one. The Chinese ones stand in
 * `status-texts.ts`, so that a program without them does not load them.
 */
export const KIND_TEXTS: Readonly<Record<Exclude<ApiErrorKind, 'http'>, string>> = {
  network: 'The server cannot be reached',
  timeout: 'The request took too long',
  aborted: 'The request was cancelled',
  'invalid-response': 'The answer is not the JSON that was promised',
}

/** Message of a failure for which the program has no words of its own: English, for logs. */
export const plainMessage: MessageOf = (status, kind) => {
  if (kind === 'http') return `Request failed with status code ${status}`
  return KIND_TEXTS[kind]
}
