import type { Random } from '@omc/core'

/** 99 of 100 values of a normal distribution lie below this many deviations. */
const Z_99 = 2.326_348

/**
 * Answer times as slow channels have them: a log-normal distribution, ms.
 *
 * @source reliability F18 (p50 2 s, p99 120 s)
 */
export function slowAnswers(
  random: Random,
  { p50Ms, p99Ms }: { readonly p50Ms: number; readonly p99Ms: number },
): () => number {
  const spread = Math.log(p99Ms / p50Ms) / Z_99
  // Box-Muller: two even numbers make a normal one.
  return () => {
    const radius = Math.sqrt(-2 * Math.log(1 - random.next()))
    const normal = radius * Math.cos(2 * Math.PI * random.next())
    return Math.round(p50Ms * Math.exp(spread * normal))
  }
}
