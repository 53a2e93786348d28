/** Result of the external sign-in, from the callback's address. */
export type CallbackAnswer =
  | { readonly tag: 'code'; readonly code: string }
  | { readonly tag: 'refused'; readonly why: string }

/** Reasons with their own texts; all others share a general text. */
const PROVIDER_ERRORS = ['access_denied', 'state_mismatch', 'too_many_attempts'] as const

export const isProviderError = (why: string): why is (typeof PROVIDER_ERRORS)[number] =>
  PROVIDER_ERRORS.some((one) => one === why)

/** Parses the query of `#/callback`, which the server writes. @source ADR 009 */
export function callbackAnswer(query: URLSearchParams): CallbackAnswer {
  const code = query.get('code') ?? ''
  const error = query.get('error')
  if (error === null && code !== '') return { tag: 'code', code }
  return { tag: 'refused', why: error ?? 'no_code' }
}
