/**
 * The frames a server sends, as ready JSON texts.
 *
 * @source realtime design §2
 */
export type DisconnectReason =
  | 'unauthorized'
  | 'token_expired'
  | 'server_restart'
  | 'remote'
  | 'no_pong'

export const welcomeFrame = (sid: string): string =>
  JSON.stringify(sid === '' ? { type: 'welcome' } : { type: 'welcome', sid })

export const pingFrame = (at: number): string =>
  JSON.stringify({ type: 'ping', message: Math.floor(at / 1000) })

export const confirmFrame = (identifier: string): string =>
  JSON.stringify({ type: 'confirm_subscription', identifier })

export const rejectFrame = (identifier: string): string =>
  JSON.stringify({ type: 'reject_subscription', identifier })

export const historyFrame = (identifier: string, complete: boolean): string =>
  JSON.stringify({ type: complete ? 'confirm_history' : 'reject_history', identifier })

export const disconnectFrame = (reason: DisconnectReason, reconnect: boolean): string =>
  JSON.stringify({ type: 'disconnect', reason, reconnect })

/** Position of a message in its stream's history. */
export type StreamPosition = { stream: string; epoch: string; offset: number }

/**
 * A message for one subscription.
 *
 * @param payload  the message, already JSON
 * @param position left out for clients of the plain protocol and for direct transmissions
 */
export function messageFrame(
  identifier: string,
  payload: string,
  position?: StreamPosition,
): string {
  const head = `{"identifier":${JSON.stringify(identifier)},"message":${payload}`
  if (position === undefined) return `${head}}`
  const { stream, epoch, offset } = position
  return `${head},"stream_id":${JSON.stringify(stream)},"epoch":${JSON.stringify(epoch)},"offset":${offset}}`
}
