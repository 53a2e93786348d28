import { useState } from 'react'
import { classNames } from '../primitives/class-names.ts'
import {
  apart,
  MARGIN,
  pointAt,
  ticksTo,
  xOf,
  yOf,
  type ChartSeries,
  type PlotBox,
} from './chart-scale.ts'
import { ChartTable } from './chart-table.tsx'
import { LinePlot } from './line-plot.tsx'
import { useWidth } from './use-width.ts'

export type LineChartProps = {
  /** Accessible name: what is drawn, and its unit. */
  readonly label: string
  /** Name of the points, such as "Day". */
  readonly pointLabel: string
  readonly points: readonly string[]
  /** Six at most: more cannot be told apart. */
  readonly series: readonly ChartSeries[]
  readonly format: (value: number) => string
  /** Shows the same values as a table. */
  readonly isTable?: boolean
  /** As wide as a side panel, and lower. */
  readonly isSmall?: boolean
}

const HEIGHT = 264
const SMALL_HEIGHT = 176
const FIRST_WIDTH = 640
const NAME_PX = 16

/** Values over time; the arrow keys read them point by point. @source ux: statistics, trend */
export function LineChart(props: LineChartProps) {
  const { label, points, series, isTable, isSmall = false } = props
  const height = isSmall ? SMALL_HEIGHT : HEIGHT
  const { width, ref } = useWidth(FIRST_WIDTH)
  const [at, setAt] = useState<number | null>(null)
  const text = (value: number | null | undefined) =>
    value === null || value === undefined ? '—' : props.format(value)
  if (isTable) return <LineTable {...props} text={text} />
  const box = { width, height }
  const last = points.length - 1
  const ticks = ticksTo(
    Math.max(0, ...series.flatMap(({ values }) => values.map((one) => one ?? 0))),
  )
  const read = at === null ? null : Math.min(at, last)
  const lines = (nth: number) =>
    series.map(({ name, values }) => ({ name, value: text(values[nth]) }))
  return (
    <div className="overflow-x-auto">
      <div
        ref={ref}
        className={classNames(
          'relative rounded-control has-[:focus-visible]:outline-2 has-[:focus-visible]:-outline-offset-2 has-[:focus-visible]:outline-accent',
          isSmall ? 'min-w-75' : 'min-w-120',
        )}
        style={{ height }}
      >
        <LinePlot {...{ box, ticks, points, series, read, text }} />
        <EndNames series={series} top={ticks.at(-1) ?? 1} box={box} />
        {read === null ? null : (
          <Reading
            title={points[read] ?? ''}
            lines={lines(read)}
            x={xOf(read, points.length, box)}
            width={width}
          />
        )}
        <input
          type="range"
          aria-label={label}
          aria-valuetext={[
            points[read ?? last],
            ...lines(read ?? last).map(({ name, value }) => `${name} ${value}`),
          ].join(', ')}
          min={0}
          max={Math.max(0, last)}
          value={read ?? Math.max(0, last)}
          onChange={({ target }) => setAt(Number(target.value))}
          onFocus={() => setAt((before) => before ?? last)}
          onBlur={() => setAt(null)}
          onPointerMove={({ clientX, currentTarget }) =>
            setAt(pointAt(clientX - currentTarget.getBoundingClientRect().left, points.length, box))
          }
          onPointerLeave={() => setAt(null)}
          className="absolute inset-0 m-0 size-full cursor-crosshair opacity-0"
        />
      </div>
    </div>
  )
}

type LineTableProps = LineChartProps & {
  readonly text: (value: number | null | undefined) => string
}

const LineTable = ({ label, pointLabel, points, series, text }: LineTableProps) => (
  <ChartTable
    caption={label}
    heads={[pointLabel, ...series.map(({ name }) => name)]}
    rows={points.map((point, nth) => ({
      id: point,
      cells: [point, ...series.map(({ values }) => text(values[nth]))],
    }))}
  />
)

type EndNamesProps = Pick<LineChartProps, 'series'> & {
  readonly top: number
  readonly box: PlotBox
}

/** Each line carries its name at its end, so that no legend is needed. */
function EndNames({ series, top, box }: EndNamesProps) {
  const ends = series.map(({ values }) =>
    yOf(values.findLast((one) => one !== null) ?? 0, top, box),
  )
  const places = apart(ends, NAME_PX, box.height - MARGIN.bottom)
  return series.map(({ name }, nth) => (
    <span
      key={name}
      aria-hidden
      title={name}
      style={{
        top: (places[nth] ?? 0) - NAME_PX / 2,
        insetInlineStart: box.width - MARGIN.end + 10,
      }}
      className="absolute w-27 truncate text-xs leading-4 text-fg2"
    >
      {name}
    </span>
  ))
}

type ReadingProps = {
  readonly title: string
  readonly lines: readonly { readonly name: string; readonly value: string }[]
  readonly x: number
  readonly width: number
}

/** Values of the point under the pointer or the keys. */
function Reading({ title, lines, x, width }: ReadingProps) {
  const isLate = x > width / 2
  return (
    <dl
      aria-hidden
      style={isLate ? { right: width - x + 12 } : { left: x + 12 }}
      className="pointer-events-none absolute top-4 z-(--layer-sticky) grid max-w-60 grid-cols-[1fr_auto] gap-x-4 rounded-control border border-line bg-surface px-3 py-2 text-xs shadow-popover"
    >
      <dt className="col-span-2 pb-1 font-semibold text-fg tabular-nums">{title}</dt>
      {lines.map(({ name, value }) => (
        <div key={name} className="contents">
          <dt className="truncate text-fg2">{name}</dt>
          <dd className="text-end text-fg tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
