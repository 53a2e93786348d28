import { clockOf, type WallTime } from '@omc/core/wall-time'
import { useState } from 'react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import { mayRun } from '../../kit/may-run.ts'
import { dayName, placeIn, type Column } from './columns.ts'
import type { Entry } from './entries.ts'
import { isMovable, moveTo, type Rights } from './moves.ts'
import { sendMove } from './send-move.ts'

/** The entry that is dragged or written, and where it may go. */
export function useMoving(columns: readonly Column[], now: number) {
  const services = useServices()
  const person = usePerson()
  const rights: Rights = {
    plans: mayRun(person, 'plans.update'),
    items: mayRun(person, 'publish_contents.update'),
  }
  const [dragged, setDragged] = useState<Entry | null>(null)
  const [writtenKey, setWrittenKey] = useState<string | null>(null)
  const [landedKey, setLandedKey] = useState<string | null>(null)
  const isSaving = writtenKey !== null
  const move = async (entry: Entry, to: WallTime) => {
    if (!isMovable(entry, rights)) return
    if (isSaving) {
      services.toasts.show({ tone: 'warning', title: i18n.t('calendar.saving') })
      return
    }
    const tried = moveTo(entry, to, Date.now())
    if (tried.tag === 'same') return
    if (tried.tag === 'no') {
      services.toasts.show({ tone: 'warning', title: i18n.t(`calendar.why.${tried.why}`) })
      return
    }
    setWrittenKey(entry.key)
    setLandedKey(null)
    const place = `${dayName(to.day)} ${clockOf(to.minute)}`
    const isDone = await sendMove(services, tried, { name: entry.name, place })
    setWrittenKey(null)
    setLandedKey(isDone ? tried.key : entry.key)
  }
  return {
    now,
    columns,
    draggedKey: dragged?.key ?? null,
    writtenKey,
    /** A move is being written; another one waits until the calendar shows it. */
    isSaving,
    /** The entry that has just been moved: it takes the focus at its new place. */
    landedKey,
    mayMove: (entry: Entry) => isMovable(entry, rights),
    tryIn: (entry: Entry, column: Column) => moveTo(entry, placeIn(column, entry), now),
    move: (entry: Entry, to: WallTime) => void move(entry, to),
    /** Moves an entry by columns, to the right if positive; not out of the shown period. */
    step(entry: Entry, by: number) {
      const column = columnBeside(columns, entry, by)
      if (column) void move(entry, placeIn(column, entry))
    },
    drag: (entry: Entry) => setDragged(!isSaving && isMovable(entry, rights) ? entry : null),
    endDrag: () => setDragged(null),
    /** Whether what is dragged may be let go in a column of an account. */
    takes: (accountId: string, column: Column) =>
      dragged !== null &&
      dragged.accountId === accountId &&
      moveTo(dragged, placeIn(column, dragged), now).tag === 'move',
    drop(column: Column) {
      setDragged(null)
      if (dragged) void move(dragged, placeIn(column, dragged))
    },
  }
}

/** The column that is `by` columns to the right of an entry's own. */
function columnBeside(columns: readonly Column[], entry: Entry, by: number): Column | undefined {
  const index = columns.findIndex(
    ({ day, hour }) =>
      day === entry.day && (hour === null || hour === Math.floor(entry.minute / 60)),
  )
  return index < 0 ? undefined : columns[index + by]
}

export type Moving = ReturnType<typeof useMoving>
