import { rankAt } from './countable.ts'
import type { Board, RankDefinition } from './stats-definition.ts'
import type { Place } from './stats-place.ts'
import { countsBy, type Reading, type Source } from './stats-source.ts'

export type RankRow = {
  readonly value: string
  readonly count: number
  /** The counts of each part, in their order. */
  readonly parts: readonly number[]
}

type Read = (of: Source, place: Place) => Reading | undefined

/** Counts by value over all parts, the largest first; undefined until every part is known. */
export function rankRows(
  { parts }: RankDefinition,
  place: Place,
  read: Read,
): readonly RankRow[] | undefined {
  const readings = parts.map(({ of }) => read(of, place))
  const known = readings.filter((reading) => reading !== undefined)
  if (known.length < parts.length) return undefined
  const counts = known.map((reading, at) => new Map(countsBy(reading, parts[at]?.by ?? '')))
  const values = [...new Set(counts.flatMap((one) => [...one.keys()]))]
  return values
    .map((value) => {
      const each = counts.map((one) => one.get(value) ?? 0)
      return { value, parts: each, count: each.reduce((sum, one) => sum + one, 0) }
    })
    .toSorted((one, other) => other.count - one.count)
}

/** A ranking, as far as the place can narrow it, with its rows. */
export type Ranked = { readonly rank: RankDefinition; readonly rows: readonly RankRow[] }

/** The rankings of a board that are read. */
export const rankedOf = ({ ranks = [] }: Board, place: Place, read: Read): readonly Ranked[] =>
  ranks.flatMap((whole) => {
    const { shown: rank } = rankAt(whole, place)
    const rows = rank && rankRows(rank, place, read)
    return rank && rows ? [{ rank, rows }] : []
  })
