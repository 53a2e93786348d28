/** State of the last question. */
export type Turn =
  | { readonly tag: 'quiet' }
  /** Sent; the server has not taken it yet. */
  | { readonly tag: 'asking' }
  | { readonly tag: 'answering'; isStopping: boolean }

export type TalkState = {
  history: 'loading' | 'ready' | 'failed'
  /** Why the messages could not be read. */
  error: Error | null
  turn: Turn
  /** Why the last question was not taken; its text is back in the composer. */
  refusal: { readonly error: Error; readonly at: number } | null
  /** The newest message, if it is an answer that broke off. */
  brokenId: string | null
}

export const FIRST_STATE: TalkState = {
  history: 'loading',
  error: null,
  turn: { tag: 'quiet' },
  refusal: null,
  brokenId: null,
}
