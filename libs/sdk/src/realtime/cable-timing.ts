import type { Random } from '../ports/clock.ts'

/**
 * Numbers of the connection, all in milliseconds. The server pings every 3 s.
 *
 * @source console spec §9: poll interval 3 to 30 s, stale after 6 s, reopen after 500 ms
 */
export const CABLE_TIMING = {
  /** How often silence is measured, and the shortest pause between two attempts. */
  pollMinMs: 3000,
  pollMaxMs: 30_000,
  pollFactorMs: 5000,
  /** Silence after which a connection is given up; also the longest wait for a welcome. */
  staleMs: 6000,
  reopenMs: 500,
  /** How long fetching a ticket may take. */
  ticketMs: 15_000,
  /** Wait for the confirmation of a subscribe; it is asked twice. */
  confirmMs: 5000,
  /** First pause before a channel that closed unexpectedly is made again; doubles to the maximum. */
  channelRetryMs: 1000,
} as const

export type CableTiming = Readonly<Record<keyof typeof CABLE_TIMING, number>>

/** Pause after `attempts` failed attempts in a row: logarithmic, within the poll interval. */
export function pollIntervalMs(attempts: number, timing: CableTiming = CABLE_TIMING): number {
  const wanted = timing.pollFactorMs * Math.log(attempts + 1)
  return Math.max(timing.pollMinMs, Math.min(timing.pollMaxMs, wanted))
}

/** The same with jitter, so that a restarted server is not met by everybody at once. */
export function reconnectDelayMs(
  attempts: number,
  random: Random,
  timing: CableTiming = CABLE_TIMING,
): number {
  if (attempts === 0) return timing.reopenMs * (1 + random())
  return pollIntervalMs(attempts, timing) * (1 + 0.15 * random())
}

/** Pause before a closed channel is made again. */
export function channelRetryMs(
  attempts: number,
  random: Random,
  timing: CableTiming = CABLE_TIMING,
): number {
  return Math.min(timing.pollMaxMs, timing.channelRetryMs * 2 ** attempts) * (1 + 0.15 * random())
}
