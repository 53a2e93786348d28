/** Errors thrown by the realtime folder. */
export type RealtimeErrorCode = 'broadcast_too_large' | 'rpc_secret_missing'

/** An error with a code; the text is for people. */
export class RealtimeError extends Error {
  readonly code: RealtimeErrorCode

  constructor(code: RealtimeErrorCode, text: string) {
    super(text)
    this.name = 'RealtimeError'
    this.code = code
  }
}
