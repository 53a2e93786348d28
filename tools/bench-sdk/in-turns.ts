/** One of the compared programs. Each run does the same work. */
export interface Candidate {
  readonly name: string
  run(): unknown
  /** Creates the input that a run consumes, outside the measured time. */
  prepare?(count: number): void
}

export interface Measured {
  readonly name: string
  /** Median time of one run. */
  readonly runMs: number
  /** Median over the rounds of its time divided by the first candidate's. */
  readonly ratio: number
}

const FEW_ROUNDS = 3

/**
 * Measures candidates against the first. In every round each runs for about `sliceMs`, so its time
 * includes its own garbage collection; the order rotates, so machine drift and the effect of the
 * preceding candidate are spread over all.
 */
export function inTurns(
  candidates: readonly Candidate[],
  { rounds, sliceMs }: { rounds: number; sliceMs: number },
): Measured[] {
  // Twice: the first count is from cold code.
  countIn(candidates, sliceMs)
  const counts = countIn(candidates, sliceMs)
  const times = candidates.map((): number[] => [])
  for (let round = 0; round < rounds; round += 1)
    for (let turn = 0; turn < candidates.length; turn += 1) {
      const place = (round + turn) % candidates.length
      const candidate = candidates[place]
      const own = times[place]
      if (!candidate || !own) continue
      const isSlow = median(own) > sliceMs * 2
      // The first candidate is the reference, so it runs in every round.
      if (place > 0 && round >= FEW_ROUNDS && isSlow) continue
      own.push(timeOf(candidate, counts[place] ?? 1))
    }
  const first = times[0] ?? []
  return candidates.map(({ name }, place) => {
    const own = times[place] ?? []
    return {
      name,
      runMs: median(own),
      ratio: median(own.map((time, round) => time / (first[round] ?? Number.NaN))),
    }
  })
}

/** Number of runs that fill a slice. */
const countIn = (candidates: readonly Candidate[], sliceMs: number) =>
  candidates.map((candidate) => {
    let count = 1
    let time = timeOf(candidate, count)
    while (time * count < sliceMs / 4) time = timeOf(candidate, (count *= 2))
    return Math.max(1, Math.round(sliceMs / time))
  })

/** Keeps results until the next slice, as a program keeps a page for a while. */
let kept: unknown[] = []

function timeOf({ run, prepare }: Candidate, count: number): number {
  prepare?.(count)
  kept = []
  // Collect the previous candidate's garbage outside this one's time.
  globalThis.gc?.({ type: 'minor' })
  const startedAt = performance.now()
  for (let done = 0; done < count; done += 1) kept[done & 1] = run()
  return (performance.now() - startedAt) / count
}

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
