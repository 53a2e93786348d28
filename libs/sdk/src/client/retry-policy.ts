import type { Random } from '../ports/clock.ts'
import type { Answer } from './exchange.ts'
import type { TransportRequest } from './transport.ts'

/** Repeats after the first try, and the delays between them. */
export const RETRY = { repeatCount: 2, baseMs: 300, capMs: 10_000, jitter: 0.5 } as const

/**
 * How long to wait before a call is repeated; null when it must not be.
 *
 * Reads may be repeated, whatever their method. A write only with its idempotency key: a
 * connection that broke may have broken after the server did the work. A public one never, since
 * the server keeps keys of those whom it knows. The server's own wish wins;
 * when it is longer than `RETRY.capMs` the caller is told instead of kept waiting.
 *
 * @source console spec §7; domain: idempotency keys
 * @param answer  null when none came
 * @param index   repeats made already
 */
export function repeatDelayMs(
  request: TransportRequest,
  answer: Pick<Answer, 'status' | 'retryAfterMs'> | null,
  index: number,
  random: Random,
): number | null {
  const isRepeatable =
    request.effect === 'read' || (request.idempotencyKey !== undefined && !request.isPublic)
  const { status, retryAfterMs } = answer ?? { status: 0, retryAfterMs: null }
  const passes = status === 0 || status === 429 || status === 503
  if (!isRepeatable || !passes || index >= RETRY.repeatCount) return null
  if (retryAfterMs !== null) return retryAfterMs <= RETRY.capMs ? retryAfterMs : null
  return Math.min(RETRY.baseMs * 2 ** index, RETRY.capMs) * (1 + RETRY.jitter * random())
}
