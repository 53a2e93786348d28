import type { MenuItem } from '@omc/ui'
import { i18n } from '../../kernel/i18n/i18n.ts'
import type { Entry } from './entries.ts'
import type { Moving } from './use-moving.ts'

/** What can be done with an entry besides moving it by columns. */
export type EntryActs = {
  readonly onOpen: (entry: Entry) => void
  /** Asks for any other day and time. */
  readonly onAskTime: (entry: Entry) => void
}

/** Menu of an entry: everything that dragging does, and its record. */
export function entryMenu(entry: Entry, moving: Moving, acts: EntryActs): readonly MenuItem[] {
  const open: MenuItem = {
    kind: 'act',
    id: 'open',
    label: i18n.t('calendar.open'),
    onSelect: () => acts.onOpen(entry),
  }
  if (!moving.mayMove(entry))
    return [open, { kind: 'heading', id: 'fixed', label: i18n.t('calendar.fixed') }]
  return [
    open,
    { kind: 'heading', id: 'move', label: i18n.t('calendar.moveTo') },
    ...placesOf(entry, moving),
    {
      kind: 'act',
      id: 'time',
      label: i18n.t('calendar.setTime'),
      onSelect: () => acts.onAskTime(entry),
    },
  ]
}

/** The other days of a week; the hours beside an entry of a day. */
function placesOf(entry: Entry, moving: Moving): readonly MenuItem[] {
  const isWeek = moving.columns[0]?.hour === null
  return isWeek ? daysOf(entry, moving) : hoursOf(entry, moving)
}

const daysOf = (entry: Entry, { columns, tryIn, move }: Moving): readonly MenuItem[] =>
  columns.flatMap((column): readonly MenuItem[] => {
    const tried = tryIn(entry, column)
    if (tried.tag === 'same') return []
    const { day, label } = column
    const isFree = tried.tag === 'move'
    const why = isFree ? '' : i18n.t(`calendar.why.${tried.why}`)
    return [
      {
        kind: 'act',
        id: day,
        label: isFree ? label : i18n.t('calendar.dayItem', { day: label, why }),
        isDisabled: !isFree,
        onSelect: () => move(entry, { day, minute: entry.minute }),
      },
    ]
  })

const hoursOf = (entry: Entry, { step }: Moving): readonly MenuItem[] => [
  {
    kind: 'act',
    id: 'earlier',
    label: i18n.t('calendar.earlier'),
    keys: 'Shift+←',
    isDisabled: entry.minute < 60,
    onSelect: () => step(entry, -1),
  },
  {
    kind: 'act',
    id: 'later',
    label: i18n.t('calendar.later'),
    keys: 'Shift+→',
    isDisabled: entry.minute >= 23 * 60,
    onSelect: () => step(entry, 1),
  },
]
