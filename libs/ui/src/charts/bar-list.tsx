import type { ReactNode } from 'react'
import { classNames } from '../primitives/class-names.ts'
import { ChartTable } from './chart-table.tsx'

export type Bar = {
  readonly id: string
  readonly name: string
  /** The name as it is shown, such as a link to the rows; default: the name. */
  readonly shown?: ReactNode
  /** null: not known. */
  readonly value: number | null
  /** The value of the span before, drawn as a tick. */
  readonly before?: number | null
  /** Between this bar and the one above, such as a share of it. */
  readonly note?: ReactNode
}

export type BarListProps = {
  /** Accessible name: what is compared, and its unit. */
  readonly label: string
  /** Heads of the columns where it is a table. */
  readonly heads: { readonly name: string; readonly value: string; readonly before: string }
  readonly bars: readonly Bar[]
  readonly format: (value: number) => string
  /** Adds the share of the sum to each value. */
  readonly hasShares?: boolean
  /** Total of the shares, if there are more values than bars; default: the sum of the bars. */
  readonly total?: number
  readonly tone?: 'first' | 'second'
  /** Shows the same values as a table. */
  readonly isTable?: boolean
}

const TONES = { first: 'bg-chart-1', second: 'bg-chart-2' } as const

/** Values compared by the length of bars, each with its value in words. @source ux: statistics, rank */
export function BarList(props: BarListProps) {
  const { label, heads, bars, format, hasShares, tone = 'first', isTable } = props
  const text = (value: number | null | undefined) =>
    value === null || value === undefined ? '—' : format(value)
  const sum = props.total ?? bars.reduce((all, { value }) => all + (value ?? 0), 0)
  const most = Math.max(1, ...bars.flatMap(({ value, before }) => [value ?? 0, before ?? 0]))
  const hasBefore = bars.some(({ before }) => before !== undefined)
  if (isTable)
    return (
      <ChartTable
        caption={label}
        heads={[heads.name, heads.value, ...(hasBefore ? [heads.before] : [])]}
        rows={bars.map(({ id, name, shown = name, value, before }) => ({
          id,
          cells: [shown, text(value), ...(hasBefore ? [text(before)] : [])],
        }))}
      />
    )
  return (
    <ul
      aria-label={label}
      className="grid grid-cols-[fit-content(8rem)_minmax(2rem,1fr)_auto] gap-x-3 gap-y-1"
    >
      {bars.map(({ id, name, shown = name, value, before, note }) => (
        <li
          key={id}
          className="col-span-3 grid min-h-[max(28px,var(--target))] grid-cols-subgrid items-center gap-y-1 text-sm"
        >
          {note === undefined ? null : (
            <span className="col-span-2 col-start-2 text-xs text-fg3">{note}</span>
          )}
          <span title={name} className="min-w-0 truncate text-fg">
            {shown}
          </span>
          <span aria-hidden className="relative h-4">
            <span
              className={classNames('block h-full rounded-chip', TONES[tone])}
              style={{ width: `${(100 * (value ?? 0)) / most}%` }}
            />
            {before === null || before === undefined ? null : (
              <span
                className="absolute -inset-y-0.5 w-0.5 bg-fg"
                style={{ insetInlineStart: `${(100 * before) / most}%` }}
              />
            )}
          </span>
          <span className="text-end text-fg tabular-nums">
            {text(value)}
            {hasShares && sum > 0 && value !== null ? ` · ${shareText(value / sum)}` : ''}
            {before === undefined ? null : (
              <span className="sr-only">{`, ${heads.before} ${text(before)}`}</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

const shareText = (share: number): string => `${Math.round(share * 1000) / 10}%`
