import { quietSpans, wallOf } from '@omc/core/wall-time'
import { classNames } from '@omc/ui'
import { useState, type DragEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isIn, type Column } from './columns.ts'
import { EntryChip } from './entry-chip.tsx'
import type { EntryActs } from './entry-menu.ts'
import type { Lane } from './lanes.ts'
import type { Moving } from './use-moving.ts'

export type LaneCellProps = {
  readonly lane: Lane
  readonly column: Column
  readonly moving: Moving
  readonly acts: EntryActs
}

/** More entries than this wait behind a button. @source ux: schedule view */
const MOST = 3

/** The entries of an account on a day or in an hour; takes those that are dragged onto it. */
export function LaneCell({ lane, column, moving, acts }: LaneCellProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const entries = lane.entries.filter((entry) => isIn(column, entry))
  const hasLanded = entries.some(({ key }) => key === moving.landedKey)
  const shown = isOpen || hasLanded ? entries : entries.slice(0, MOST)
  const hiddenCount = entries.length - shown.length
  const wall = wallOf(moving.now, lane.zone)
  const isNow = isIn(column, wall)
  const passed = shown.filter(({ at }) => at <= moving.now).length
  const chips = shown.map((entry) => (
    <EntryChip
      key={entry.key}
      entry={entry}
      account={lane.name}
      zone={lane.zone}
      moving={moving}
      acts={acts}
    />
  ))
  return (
    <DropCell lane={lane} column={column} moving={moving}>
      {column.hour === null ? null : <QuietShade lane={lane} hour={column.hour} />}
      {isNow && column.hour !== null ? <NowAt minute={wall.minute % 60} /> : null}
      <ul className="relative flex flex-col gap-1">
        {chips.slice(0, passed)}
        {isNow && column.hour === null ? (
          <li aria-hidden data-now className="h-0.5 rounded-full bg-danger" />
        ) : null}
        {chips.slice(passed)}
      </ul>
      {hiddenCount > 0 || isOpen ? (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="relative mt-1 min-h-(--target) w-full rounded-chip text-xs text-accent-fg hover:bg-hover"
        >
          {isOpen ? t('calendar.less') : t('calendar.more', { count: hiddenCount })}
        </button>
      ) : null}
    </DropCell>
  )
}

type DropCellProps = Omit<LaneCellProps, 'acts'> & { readonly children: ReactNode }

function DropCell({ lane, column, moving, children }: DropCellProps) {
  const [isOver, setOver] = useState(false)
  const takes = moving.takes(lane.id, column)
  const over = (event: DragEvent) => {
    if (!takes) return
    event.preventDefault()
    setOver(true)
  }
  return (
    <td
      data-cell={`${lane.id} ${column.id}`}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        if (takes) moving.drop(column)
      }}
      className={classNames(
        'relative border-s border-b border-line p-1 align-top',
        takes ? 'outline-1 -outline-offset-2 outline-accent outline-dashed' : '',
        takes && isOver ? 'bg-accent-soft' : '',
      )}
    >
      {children}
    </td>
  )
}

const percent = (minutes: number) => `${(minutes / 60) * 100}%`

/** The part of an hour that is quiet. */
function QuietShade({ lane: { account }, hour }: { readonly lane: Lane; readonly hour: number }) {
  if (!account) return null
  return quietSpans(account.quiet_from, account.quiet_to).map(([from, to]) => {
    const start = Math.max(from - hour * 60, 0)
    const end = Math.min(to - hour * 60, 60)
    return end <= start ? null : (
      <span
        key={from}
        aria-hidden
        data-quiet
        className="absolute inset-y-0 bg-hover"
        style={{ insetInlineStart: percent(start), width: percent(end - start) }}
      />
    )
  })
}

const NowAt = ({ minute }: { readonly minute: number }) => (
  <span
    aria-hidden
    data-now
    className="absolute inset-y-0 w-0.5 bg-danger"
    style={{ insetInlineStart: percent(minute) }}
  />
)
