/** How the way to the outside provider ended, as the address of the callback says. */
export type CallbackAnswer =
  | { readonly tag: 'code'; readonly code: string }
  | { readonly tag: 'refused'; readonly why: string }

/** The reasons that have words of their own; all others are said in general. */
const PROVIDER_ERRORS = ['access_denied', 'state_mismatch', 'too_many_attempts'] as const

export const isProviderError = (why: string): why is (typeof PROVIDER_ERRORS)[number] =>
  PROVIDER_ERRORS.some((one) => one === why)

/** Reads the query of `#/callback`, as the server wrote it. @source ADR 009 */
export function callbackAnswer(query: URLSearchParams): CallbackAnswer {
  const code = query.get('code') ?? ''
  const error = query.get('error')
  if (error === null && code !== '') return { tag: 'code', code }
  return { tag: 'refused', why: error ?? 'no_code' }
}
