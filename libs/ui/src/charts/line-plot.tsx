import {
  labelStep,
  MARGIN,
  pathOf,
  xOf,
  yOf,
  type ChartSeries,
  type PlotBox,
} from './chart-scale.ts'

type LinePlotProps = {
  readonly box: PlotBox
  readonly ticks: readonly number[]
  readonly points: readonly string[]
  readonly series: readonly ChartSeries[]
  /** Point that is read. */
  readonly read: number | null
  readonly text: (value: number) => string
}

/** Lines differ in colour and dash. */
const LOOKS = [
  { stroke: 'stroke-chart-1', dash: undefined },
  { stroke: 'stroke-chart-2', dash: '6 4' },
  { stroke: 'stroke-chart-3', dash: '2 3' },
  { stroke: 'stroke-chart-4', dash: '8 3 2 3' },
  { stroke: 'stroke-chart-5', dash: '1 4' },
  { stroke: 'stroke-chart-6', dash: '10 5' },
] as const

/** More points than these stand too close for marks. */
const MOST_MARKS = 31

/** The drawing of a line chart; its values are read beside it. */
export function LinePlot({ box, ticks, points, series, read, text }: LinePlotProps) {
  const top = ticks.at(-1) ?? 1
  const end = box.width - MARGIN.end
  const step = labelStep(points.length, box)
  return (
    <svg aria-hidden width={box.width} height={box.height} className="block">
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={MARGIN.start}
            x2={end}
            y1={yOf(tick, top, box)}
            y2={yOf(tick, top, box)}
            className="stroke-line"
          />
          <text
            x={MARGIN.start - 8}
            y={yOf(tick, top, box) + 4}
            textAnchor="end"
            className="fill-fg3 text-xs tabular-nums"
          >
            {text(tick)}
          </text>
        </g>
      ))}
      {points.map((point, at) =>
        (points.length - 1 - at) % step === 0 ? (
          <text
            key={point}
            x={xOf(at, points.length, box)}
            y={box.height - 6}
            textAnchor="middle"
            className="fill-fg3 text-xs tabular-nums"
          >
            {point}
          </text>
        ) : null,
      )}
      {read === null ? null : (
        <line
          x1={xOf(read, points.length, box)}
          x2={xOf(read, points.length, box)}
          y1={MARGIN.top}
          y2={box.height - MARGIN.bottom}
          strokeDasharray="3 3"
          className="stroke-fg3"
        />
      )}
      {series.map((one, nth) => (
        <Line
          key={one.name}
          series={one}
          look={LOOKS[nth % LOOKS.length] ?? LOOKS[0]}
          {...{ top, box, read }}
        />
      ))}
    </svg>
  )
}

type LineProps = Pick<LinePlotProps, 'box' | 'read'> & {
  readonly series: ChartSeries
  readonly look: (typeof LOOKS)[number]
  readonly top: number
}

/** One line with its marks; a point between two gaps is seen by its mark. */
function Line({ series: { values }, look: { stroke, dash }, top, box, read }: LineProps) {
  return (
    <g className={stroke}>
      <path
        d={pathOf(values, top, box)}
        fill="none"
        strokeWidth={2}
        strokeLinejoin="round"
        {...(dash ? { strokeDasharray: dash } : {})}
      />
      {values.map((value, at) =>
        value === null || (values.length > MOST_MARKS && at !== read) ? null : (
          <circle
            key={at}
            cx={xOf(at, values.length, box)}
            cy={yOf(value, top, box)}
            r={at === read ? 4 : 3}
            strokeWidth={2}
            className="fill-surface"
          />
        ),
      )}
    </g>
  )
}
