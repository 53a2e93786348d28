import { clockOf, weekOf, type WallTime } from '@omc/core/wall-time'
import { currentLanguage } from '../../kernel/i18n/i18n.ts'
import type { Entry } from './entries.ts'

export type View = 'week' | 'day'

/** A day of a week, or an hour of a day. */
export type Column = {
  readonly id: string
  readonly label: string
  readonly day: string
  /** 0 to 23; null for a whole day. */
  readonly hour: number | null
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

export const columnsOf = (view: View, day: string): readonly Column[] =>
  view === 'week'
    ? weekOf(day).map((one) => ({ id: one, label: dayName(one), day: one, hour: null }))
    : HOURS.map((hour) => ({ id: String(hour), label: clockOf(hour * 60), day, hour }))

export const isIn = ({ day, hour }: Column, wall: WallTime): boolean =>
  wall.day === day && (hour === null || Math.floor(wall.minute / 60) === hour)

/** Where an entry would be in a column: another day keeps its time, another hour its minutes. */
export const placeIn = ({ day, hour }: Column, { minute }: Pick<Entry, 'minute'>): WallTime => ({
  day,
  minute: hour === null ? minute : hour * 60 + (minute % 60),
})

/** `周二 12/01`, `Tue 1 Dec` */
export const dayName = (day: string): string =>
  new Intl.DateTimeFormat(currentLanguage() === 'zh' ? 'zh-CN' : 'en-GB', {
    timeZone: 'UTC',
    weekday: 'short',
    month: 'short',
    day: 'numeric',
  }).format(Date.parse(`${day}T00:00:00Z`))
