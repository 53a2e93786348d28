/** One of those who are compared. Each run does the same work. */
export interface Candidate {
  readonly name: string
  run(): unknown
  /** What one run uses up, made before the time is taken. */
  prepare?(count: number): void
}

export interface Measured {
  readonly name: string
  /** Median time of one run. */
  readonly runMs: number
  /** Median over the rounds of its time by the first candidate's in the same round. */
  readonly ratio: number
}

const FEW_ROUNDS = 3

/**
 * Measures candidates against the first of them: in every round each of them runs for about
 * `sliceMs`, so that its own garbage is part of its time, and the order turns, so that a drift of
 * the machine and the place after another candidate meet all.
 */
export function inTurns(
  candidates: readonly Candidate[],
  { rounds, sliceMs }: { rounds: number; sliceMs: number },
): Measured[] {
  // Twice: the first count comes from code that is not yet warm.
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
      // The first is what the others are measured against, in every round.
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

/** How many runs fill a slice. */
const countIn = (candidates: readonly Candidate[], sliceMs: number) =>
  candidates.map((candidate) => {
    let count = 1
    let time = timeOf(candidate, count)
    while (time * count < sliceMs / 4) time = timeOf(candidate, (count *= 2))
    return Math.max(1, Math.round(sliceMs / time))
  })

/** The results stay until the next slice: a program that asks for a page keeps it for a while. */
let kept: unknown[] = []

function timeOf({ run, prepare }: Candidate, count: number): number {
  prepare?.(count)
  kept = []
  // What the one before left behind is not to be cleared away in this one's time.
  globalThis.gc?.({ type: 'minor' })
  const startedAt = performance.now()
  for (let done = 0; done < count; done += 1) kept[done & 1] = run()
  return (performance.now() - startedAt) / count
}

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
