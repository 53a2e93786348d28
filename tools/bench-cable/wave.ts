import { CABLE_TIMING } from '../../libs/sdk/src/realtime/cable-timing.ts'

const BUCKET_MS = 100

/**
 * The busiest tenth of a second of attempts to connect, beside a crowd that comes evenly within the
 * shortest spread of the rules: 1 is even.
 *
 * @source reliability F15: at most three times the steady rate
 */
export function peakRatio(attemptsAtMs: readonly number[], clients: number): number {
  const buckets = new Map<number, number>()
  for (const at of attemptsAtMs) {
    const bucket = Math.floor(at / BUCKET_MS)
    buckets.set(bucket, (buckets.get(bucket) ?? 0) + 1)
  }
  const steady = (clients / CABLE_TIMING.reopenMs) * BUCKET_MS
  return Math.max(0, ...buckets.values()) / steady
}
