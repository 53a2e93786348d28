import type { Random } from '../ports/clock.ts'
import type { TransportRequest } from './transport.ts'

/** Repeats after the first try, and the delays between them. */
export const RETRY = { repeatCount: 2, baseMs: 300, capMs: 10_000, jitter: 0.5 } as const

/**
 * Reads may be repeated, whatever their method. A write only when it carries an idempotency key:
 * a connection that broke may have broken after the server did the work.
 */
export function isRepeatable(request: TransportRequest): boolean {
  return request.effect === 'read' || request.idempotencyKey !== undefined
}

/** Delay before repeat `index` (0 for the first); the server's own wish wins within the cap. */
export function repeatDelayMs(index: number, askedMs: number | null, random: Random): number {
  if (askedMs !== null) return Math.min(askedMs, RETRY.capMs)
  return Math.min(RETRY.baseMs * 2 ** index, RETRY.capMs) * (1 + RETRY.jitter * random())
}
