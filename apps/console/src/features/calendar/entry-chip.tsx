import { classNames, DropdownMenu } from '@omc/ui'
import { CalendarClock, FileText, GripVertical, ListStart, Moon } from 'lucide-react'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { timeOf, type Entry } from './entries.ts'
import { entryName, lookOf } from './entry-look.ts'
import { entryMenu, type EntryActs } from './entry-menu.ts'
import type { Moving } from './use-moving.ts'

export type EntryChipProps = {
  readonly entry: Entry
  readonly account: string
  /** Zone of the lane or list around it. */
  readonly zone: string
  /** The account is named nowhere else. */
  readonly showsAccount?: boolean
  readonly moving: Moving
  readonly acts: EntryActs
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** An entry: dragged, moved with Shift and an arrow, or by its menu. */
export function EntryChip(props: EntryChipProps) {
  const { entry, account, zone, showsAccount = false, moving, acts } = props
  const look = lookOf(entry, moving.now, zone)
  const mayMove = moving.mayMove(entry)
  const isWritten = moving.writtenKey === entry.key
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.shiftKey ? STEPS[event.key] : undefined
    if (by === undefined || !mayMove) return
    event.preventDefault()
    moving.step(entry, by)
  }
  return (
    // The button inside moves the entry without a pointer.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      data-entry={entry.key}
      draggable={mayMove}
      onDragStart={({ dataTransfer }) => {
        // Firefox drags nothing without data.
        dataTransfer.setData('text/plain', entry.name)
        dataTransfer.effectAllowed = 'move'
        moving.drag(entry)
      }}
      onDragEnd={moving.endDrag}
      onKeyDown={onKeyDown}
      aria-busy={isWritten}
      className={classNames(
        'relative flex min-w-0 flex-col rounded-chip border px-1.5 py-0.5 text-xs',
        mayMove ? 'cursor-grab' : '',
        look.isDashed ? 'border-dashed border-control' : 'border-line',
        look.isDanger ? 'ring-1 ring-danger' : '',
        entry.isQuiet || look.isPast ? 'bg-subtle' : 'bg-surface',
        moving.draggedKey === entry.key ? 'opacity-50' : '',
        // Not dimmed: it stays readable however long the write takes.
        isWritten ? 'cursor-progress! border-accent!' : '',
      )}
    >
      <span aria-hidden className="flex items-center gap-1 text-fg2 tabular-nums">
        {mayMove ? <GripVertical size={12} className="-ms-1 text-fg3 touch:hidden" /> : null}
        <span className={look.isPast ? '' : 'font-semibold text-fg'}>{timeOf(entry)}</span>
        <EntryIcon entry={entry} />
        {entry.isQuiet ? <Moon size={12} /> : null}
        {look.isDanger ? <span className="ms-auto font-bold text-danger-fg">!</span> : null}
      </span>
      <EntryButton
        entry={entry}
        label={entryName(entry, account, look)}
        isLanded={moving.landedKey === entry.key}
        items={() => entryMenu(entry, moving, acts)}
      />
      {showsAccount ? (
        <span className="text-fg3 [overflow-wrap:anywhere]">
          {[account, ...look.notes].join(' · ')}
        </span>
      ) : null}
    </li>
  )
}

function EntryIcon({ entry }: { readonly entry: Entry }) {
  if (entry.kind === 'item') return <FileText size={12} />
  return entry.record.kind === 'submit' ? <CalendarClock size={12} /> : <ListStart size={12} />
}

type EntryButtonProps = {
  readonly entry: Entry
  readonly label: string
  /** It was just moved: it takes the focus, which its former place has lost. */
  readonly isLanded: boolean
  readonly items: () => ReturnType<typeof entryMenu>
}

function EntryButton({ entry, label, isLanded, items }: EntryButtonProps) {
  const ref = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isLanded) ref.current?.focus()
  }, [isLanded])
  return (
    <DropdownMenu
      items={items}
      trigger={
        <button
          ref={ref}
          type="button"
          aria-label={label}
          title={label}
          className="min-h-(--target) min-w-(--target) truncate rounded-chip text-start text-sm text-fg hover:text-accent-fg"
        >
          {entry.name}
        </button>
      }
    />
  )
}
