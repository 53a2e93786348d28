import type { LineDefinition, RankDefinition } from './stats-definition.ts'
import type { Place } from './stats-place.ts'
import { ignoredBy, type Source } from './stats-source.ts'

/** Parts of a chart that can be counted at a place. */
type Countable<Definition> = {
  /** Without what the place cannot narrow; null if nothing is left. */
  readonly shown: Definition | null
  /** Names of what is missing. */
  readonly leftOut: readonly string[]
}

type Part = { readonly of: Source; readonly label: () => string }

const partsAt = <One extends Part>(parts: readonly One[], place: Place) => ({
  kept: parts.filter(({ of }) => ignoredBy(of, place).length === 0),
  leftOut: parts.filter(({ of }) => ignoredBy(of, place).length > 0).map(({ label }) => label()),
})

/** Lines of one measure that a place can narrow. */
export function lineAt(
  line: LineDefinition,
  measure: string,
  place: Place,
): Countable<LineDefinition> {
  if (line.kind === 'split')
    return { shown: ignoredBy(line.of, place).length === 0 ? line : null, leftOut: [] }
  const lines = line.measures.find(({ id }) => id === measure)?.lines ?? []
  const { kept, leftOut } = partsAt(lines, place)
  if (kept.length === 0) return { shown: null, leftOut }
  const measures = line.measures.map((one) => (one.id === measure ? { ...one, lines: kept } : one))
  return { shown: { ...line, measures }, leftOut }
}

/** Parts of a ranking that a place can narrow. */
export function rankAt(rank: RankDefinition, place: Place): Countable<RankDefinition> {
  const { kept, leftOut } = partsAt(rank.parts, place)
  return { shown: kept.length > 0 ? { ...rank, parts: kept } : null, leftOut }
}
