/** A line of a chart; null is a gap: the value is not known. */
export type ChartSeries = { readonly name: string; readonly values: readonly (number | null)[] }

/** Places of a plot, px. */
export type PlotBox = { readonly width: number; readonly height: number }

export const MARGIN = { top: 12, end: 120, bottom: 26, start: 56 } as const
/** Width that a day's label needs, px. */
const LABEL_PX = 64
const STEPS = 4

/** Round values from 0 to at least `max`, for the lines across a plot. */
export function ticksTo(max: number): readonly number[] {
  if (!(max > 0)) return [0, 1]
  const rough = max / STEPS
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(
    1,
    [1, 2, 5].map((unit) => unit * power).find((one) => one >= rough) ?? 10 * power,
  )
  return Array.from({ length: Math.ceil(max / step) + 1 }, (_, at) => at * step)
}

/** Place of a point from the start; a single one stands in the middle. */
export function xOf(at: number, count: number, { width }: PlotBox): number {
  const inner = width - MARGIN.start - MARGIN.end
  return MARGIN.start + (count < 2 ? inner / 2 : (inner * at) / (count - 1))
}

export function yOf(value: number, top: number, { height }: PlotBox): number {
  const inner = height - MARGIN.top - MARGIN.bottom
  return MARGIN.top + inner * (1 - value / top)
}

/** The point that is nearest to a place. */
export function pointAt(x: number, count: number, { width }: PlotBox): number {
  const inner = width - MARGIN.start - MARGIN.end
  const share = (x - MARGIN.start) / Math.max(1, inner)
  return Math.min(count - 1, Math.max(0, Math.round(share * (count - 1))))
}

/** Path through the known points; a gap interrupts it. */
export function pathOf(values: readonly (number | null)[], top: number, box: PlotBox): string {
  return values
    .flatMap((value, at) => {
      if (value === null) return []
      const isStart = at === 0 || values[at - 1] === null
      const x = xOf(at, values.length, box).toFixed(1)
      return [`${isStart ? 'M' : 'L'}${x} ${yOf(value, top, box).toFixed(1)}`]
    })
    .join(' ')
}

/** How many points share one label, so that labels do not touch. */
export const labelStep = (count: number, { width }: PlotBox): number =>
  Math.max(1, Math.ceil((count * LABEL_PX) / Math.max(LABEL_PX, width - MARGIN.start - MARGIN.end)))

/** Moves places apart to at least `gap`, within `bottom`; the order stays. */
export function apart(places: readonly number[], gap: number, bottom: number): readonly number[] {
  const order = places.map((_, at) => at).toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0))
  const down = order.reduce<readonly number[]>(
    (done, at, nth) => [
      ...done,
      nth === 0 ? (places[at] ?? 0) : Math.max(places[at] ?? 0, (done.at(-1) ?? 0) + gap),
    ],
    [],
  )
  const up = down.map((place, nth) => Math.min(place, bottom - (down.length - 1 - nth) * gap))
  return places.map((_, at) => up[order.indexOf(at)] ?? 0)
}
