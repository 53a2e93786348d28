/** Location of a mutant; lines from 1, columns from 0. */
export interface Span {
  file: string
  start: { line: number; column: number }
  end: { line: number; column: number }
}

/**
 * Random spans, the same for the same seed, until they contain at least `size` mutants: a mutant of
 * a whole block includes those inside it.
 */
export function sampleOf(mutants: readonly Span[], size: number, seed: number): Span[] {
  const chosen: Span[] = []
  const isIn = (one: Span) => chosen.some((span) => holds(span, one))
  for (const mutant of shuffled(mutants, seed)) {
    if (mutants.filter(isIn).length >= size) break
    if (!isIn(mutant)) chosen.push(mutant)
  }
  return chosen
}

export const patternOf = ({ file, start, end }: Span) =>
  `${file}:${start.line}:${start.column}-${end.line}:${end.column}`

const holds = (outer: Span, inner: Span) =>
  outer.file === inner.file && before(outer.start, inner.start) && before(inner.end, outer.end)

const before = (one: Span['start'], other: Span['start']) =>
  one.line < other.line || (one.line === other.line && one.column <= other.column)

function shuffled<T>(all: readonly T[], seed: number): T[] {
  const random = mulberry(seed)
  const list = all.map((item) => ({ item, at: random() }))
  return list.toSorted((one, other) => one.at - other.at).map(({ item }) => item)
}

/** Seeded random numbers from 0 to 1. */
function mulberry(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
