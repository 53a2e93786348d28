import type { RankDefinition } from './stats-definition.ts'
import type { Place } from './stats-place.ts'
import { countsBy, type Reading, type Source } from './stats-source.ts'

export type RankRow = {
  readonly value: string
  readonly count: number
  /** The counts of each part, in their order. */
  readonly parts: readonly number[]
}

/** More bars than these are no ranking. */
const MOST_ROWS = 12

type Read = (of: Source, place: Place) => Reading | undefined

/**
 * Counts by value over all parts, the largest first; undefined until one part is known.
 *
 * @param most  rows at most; default: as many as a chart shows
 */
export function rankRows(
  { parts }: RankDefinition,
  place: Place,
  read: Read,
  most = MOST_ROWS,
): readonly RankRow[] | undefined {
  const readings = parts.map(({ of }) => read(of, place))
  if (readings.every((reading) => reading === undefined)) return undefined
  const counts = readings.map((reading, at) =>
    reading ? new Map(countsBy(reading, parts[at]?.by ?? '')) : new Map<string, number>(),
  )
  const values = [...new Set(counts.flatMap((one) => [...one.keys()]))]
  return values
    .map((value) => {
      const each = counts.map((one) => one.get(value) ?? 0)
      return { value, parts: each, count: each.reduce((sum, one) => sum + one, 0) }
    })
    .toSorted((one, other) => other.count - one.count)
    .slice(0, most)
}
