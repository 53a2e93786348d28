import { wallOf, type WallTime } from '@omc/core/wall-time'
import { classNames } from '@omc/ui'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isIn, type Column } from './columns.ts'
import type { EntryActs } from './entry-menu.ts'
import { LaneCell } from './lane-cell.tsx'
import { LaneHead } from './lane-head.tsx'
import type { Lane } from './lanes.ts'
import type { Moving } from './use-moving.ts'

export type LaneGridProps = {
  readonly label: string
  readonly lanes: readonly Lane[]
  readonly zone: string
  readonly moving: Moving
  readonly acts: EntryActs
}

const HEAD = 'sticky z-20 border-b border-line bg-surface p-2 text-start align-top'

/** One row an account, one column a day or an hour. */
export function LaneGrid({ label, lanes, zone, moving, acts }: LaneGridProps) {
  const { t } = useTranslation()
  const { columns, now } = moving
  const wall = wallOf(now, zone)
  const scroller = useScrollTo(columns, lanes, wall)
  const isDay = columns[0]?.hour !== null
  return (
    <section
      ref={scroller}
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table is scrolled with the keyboard
      tabIndex={0}
      className="min-h-0 flex-1 overflow-auto rounded-card border border-line bg-surface"
    >
      <table
        className={classNames(
          'w-full table-fixed border-separate border-spacing-0',
          isDay ? 'min-w-[155rem]' : 'min-w-[64rem]',
        )}
      >
        <thead>
          <tr>
            <th scope="col" className={`${HEAD} start-0 top-0 z-30 w-44 text-xs text-fg3`}>
              {t('calendar.account')}
            </th>
            {columns.map((column) => (
              <ColumnHead key={column.id} column={column} isNow={isIn(column, wall)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {lanes.map((lane) => (
            <tr key={lane.id}>
              <th scope="row" className={`${HEAD} start-0`}>
                <LaneHead lane={lane} zone={zone} />
              </th>
              {columns.map((column) => (
                <LaneCell key={column.id} {...{ lane, column, moving, acts }} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type ColumnHeadProps = { readonly column: Column; readonly isNow: boolean }

function ColumnHead({ column, isNow }: ColumnHeadProps) {
  return (
    <th
      scope="col"
      data-column={column.id}
      aria-current={isNow ? (column.hour === null ? 'date' : 'time') : undefined}
      className={classNames(
        HEAD,
        'top-0 border-s text-xs tabular-nums',
        isNow ? 'font-semibold text-accent-fg' : 'font-normal text-fg2',
      )}
    >
      {column.label}
    </th>
  )
}

/** Room for the names of the accounts, which stay while hours are scrolled, px. */
const NAMES_PX = 200

/** Shows the hour it is, on other days the first entry, when a day opens. */
function useScrollTo(columns: readonly Column[], lanes: readonly Lane[], wall: WallTime) {
  const ref = useRef<HTMLElement>(null)
  const day = columns[0]?.hour === 0 ? columns[0].day : null
  const current = columns.find((column) => isIn(column, wall))
  const first = columns.find((column) =>
    lanes.some(({ entries }) => entries.some((entry) => isIn(column, entry))),
  )
  const target = day === null ? undefined : (current ?? first)?.id
  useEffect(() => {
    const head = ref.current?.querySelector<HTMLElement>(`[data-column="${target}"]`)
    if (ref.current && head) ref.current.scrollLeft = head.offsetLeft - NAMES_PX
    // Only when another day opens: a person may scroll on meanwhile.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [day])
  return ref
}
