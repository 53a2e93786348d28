/** Running estimate of how long a channel takes to answer, ms. */
export type AnswerTimes = { readonly meanMs: number; readonly deviationMs: number }

/** Bounds of an expected time, ms. */
export type AnswerBounds = { readonly floorMs: number; readonly maxMs: number }

/** Share of a new answer in the mean and in the deviation. */
const MEAN_SHARE = 1 / 8
const DEVIATION_SHARE = 1 / 4

/**
 * The estimate after one more answer: a smoothed mean and a smoothed deviation, as TCP keeps them
 * for its retransmission timer.
 *
 * @source RFC 6298 §2
 */
export function withAnswer(times: AnswerTimes | null, tookMs: number): AnswerTimes {
  if (!times) return { meanMs: tookMs, deviationMs: tookMs / 2 }
  const { meanMs, deviationMs } = times
  return {
    meanMs: meanMs + MEAN_SHARE * (tookMs - meanMs),
    deviationMs: deviationMs + DEVIATION_SHARE * (Math.abs(tookMs - meanMs) - deviationMs),
  }
}

/** Time within which an answer usually comes: mean + 4 × deviation, within bounds; null: the floor. */
export function usualAnswerMs(times: AnswerTimes | null, { floorMs, maxMs }: AnswerBounds): number {
  if (!times) return floorMs
  return Math.min(Math.max(times.meanMs + 4 * times.deviationMs, floorMs), maxMs)
}
