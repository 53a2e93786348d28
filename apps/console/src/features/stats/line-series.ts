import type { ChartSeries } from '@omc/ui'
import type { LineDefinition } from './stats-definition.ts'
import type { Place } from './stats-place.ts'
import { countsBy, numberIn, type Reading, type Source } from './stats-source.ts'

/** More lines cannot be told apart. @source ux: statistics, trend */
const MOST_LINES = 6

type Read = (of: Source, place: Place) => Reading | undefined
type SplitLine = Extract<LineDefinition, { readonly kind: 'split' }>

/** Values that have a line of their own: the most frequent ones, with room for one of all others. */
function splitValues(line: SplitLine, reading: Reading): readonly string[] {
  const counts = countsBy(reading, line.by).map(([value]) => value)
  const named = counts.filter((value) => value !== '')
  return counts.length > MOST_LINES ? named.slice(0, MOST_LINES - 1) : named
}

const placeFor = ({ part }: SplitLine, place: Place, value: string): Place => ({
  ...place,
  [part]: [value],
})

/** Reads that the lines of single values need, once the values are known. */
export function splitPlaces(line: LineDefinition | undefined, place: Place, read: Read) {
  if (line?.kind !== 'split') return []
  const whole = read(line.of, place)
  if (!whole) return []
  return splitValues(line, whole).map((value) => ({
    of: line.of,
    place: placeFor(line, place, value),
  }))
}

export type DayLines = { readonly days: readonly string[]; readonly series: readonly ChartSeries[] }

/**
 * Lines of one measure, day by day; days after the last one that is counted are gaps. Undefined until
 * every line is known.
 *
 * @param others  name of the line of all other values
 */
export function dayLines(
  line: LineDefinition,
  measure: string,
  place: Place,
  { read, others, today }: { readonly read: Read; readonly others: string; readonly today: string },
): DayLines | undefined {
  const found =
    line.kind === 'split'
      ? splitLines(line, measure, place, { read, others })
      : fieldLines(line, measure, place, read)
  if (!found) return undefined
  const { days, series } = found
  return {
    days,
    series: series.map(({ name, values }) => ({
      name,
      values: values.map((value, at) => ((days[at] ?? '') > today ? null : value)),
    })),
  }
}

const daysIn = ({ series }: Reading): readonly string[] => series.map(({ date }) => String(date))

const valuesIn = ({ series }: Reading, field: string) => series.map((day) => numberIn(day, field))

function splitLines(
  line: SplitLine,
  measure: string,
  place: Place,
  { read, others }: { readonly read: Read; readonly others: string },
): DayLines | undefined {
  const whole = read(line.of, place)
  if (!whole) return undefined
  const values = splitValues(line, whole)
  const parts = values.map((value) => read(line.of, placeFor(line, place, value)))
  if (parts.some((part) => part === undefined)) return undefined
  const series = parts.flatMap((part, at) =>
    part ? [{ name: line.name(values[at] ?? ''), values: valuesIn(part, measure) }] : [],
  )
  const all = valuesIn(whole, measure)
  const rest = all.map((value, at) => {
    const known = series.reduce((sum, one) => sum + (one.values[at] ?? 0), 0)
    return value === null ? null : Math.round((value - known) * 100) / 100
  })
  const hasRest = rest.some((value) => (value ?? 0) > 0)
  return {
    days: daysIn(whole),
    series: hasRest ? [...series, { name: others, values: rest }] : series,
  }
}

function fieldLines(
  line: Extract<LineDefinition, { readonly kind: 'fields' }>,
  measure: string,
  place: Place,
  read: Read,
): DayLines | undefined {
  const shown = line.measures.find(({ id }) => id === measure) ?? line.measures[0]
  const parts = shown?.lines.map((one) => ({ one, reading: read(one.of, place) })) ?? []
  const [first] = parts
  if (!first?.reading || parts.some(({ reading }) => !reading)) return undefined
  return {
    days: daysIn(first.reading),
    series: parts
      .slice(0, MOST_LINES)
      .flatMap(({ one, reading }) =>
        reading ? [{ name: one.label(), values: valuesIn(reading, one.field) }] : [],
      ),
  }
}
