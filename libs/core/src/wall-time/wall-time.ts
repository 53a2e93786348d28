/** Day and minute of a clock on the wall in some time zone. */
export type WallTime = {
  /** `YYYY-MM-DD` */
  readonly day: string
  /** Minutes since midnight, 0 to 1439. */
  readonly minute: number
}

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const DAY_MINUTES = 1440
/** Zones change their offset at most this often. */
const STEP_MS = 15 * MINUTE_MS
/** Zone of an account or a plan whose own zone the browser does not know. */
const USUAL = 'Asia/Shanghai'

// A format costs as much as hundreds of answers, and an answer more than a look into a map.
const formats = new Map<string, Intl.DateTimeFormat>()
const offsets = new Map<string, number>()
const MOST_OFFSETS = 20_000

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const made = newFormat(zone) ?? newFormat(USUAL) ?? new Intl.DateTimeFormat('en')
  formats.set(zone, made)
  return made
}

function newFormat(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  } catch {
    return null
  }
}

/** How far the clocks of a zone are ahead of UTC at an instant, ms. */
export function offsetAt(at: number, zone: string): number {
  const key = `${zone} ${Math.floor(at / STEP_MS)}`
  const known = offsets.get(key)
  if (known !== undefined) return known
  const parts = formatOf(zone).formatToParts(at)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours, minutes] = /([+-])(\d{2}):(\d{2})/.exec(name) ?? []
  const ahead = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * MINUTE_MS
  const offset = sign === '-' ? -ahead : ahead
  if (offsets.size > MOST_OFFSETS) offsets.clear()
  offsets.set(key, offset)
  return offset
}

/** What the clocks of a zone show at an instant, epoch ms. */
export function wallOf(at: number, zone: string): WallTime {
  const local = at + offsetAt(at, zone)
  return {
    day: new Date(local).toISOString().slice(0, 10),
    minute: Math.floor((((local % DAY_MS) + DAY_MS) % DAY_MS) / MINUTE_MS),
  }
}

/**
 * When the clocks of a zone show a time, epoch ms: the first time if they show it twice, and after
 * the gap if they skip it, as the server runs plans.
 */
export function instantOf({ day, minute }: WallTime, zone: string): number {
  const local = Date.parse(`${day}T00:00:00Z`) + minute * MINUTE_MS
  const before = local - offsetAt(local - DAY_MS, zone)
  const after = local - offsetAt(local + DAY_MS, zone)
  const shows = (at: number) => at + offsetAt(at, zone) === local
  return [before, after].toSorted((a, b) => a - b).find(shows) ?? before
}

export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10)

/** 1 = Monday … 7 = Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

/** Monday to Sunday of the week of a day. */
export function weekOf(day: string): readonly string[] {
  const monday = addDays(day, 1 - weekdayOf(day))
  return [0, 1, 2, 3, 4, 5, 6].map((count) => addDays(monday, count))
}

const two = (value: number) => String(value).padStart(2, '0')

/** `09:30` */
export const clockOf = (minute: number): string =>
  `${two(Math.floor(minute / 60))}:${two(minute % 60)}`

/** Minutes since midnight of `09:30`; null for a text that is no time of day. */
export function minuteOf(time: string): number | null {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)/.exec(time) ?? []
  return hour === undefined ? null : Number(hour) * 60 + Number(minute)
}

export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))

/** Minutes of a day that quiet hours cover, each as start and end; two parts across midnight. */
export function quietSpans(
  from: string | null,
  to: string | null,
): readonly (readonly [number, number])[] {
  const start = minuteOf(from ?? '')
  const end = minuteOf(to ?? '')
  if (start === null || end === null || start === end) return []
  return start < end
    ? [[start, end]]
    : [
        [0, end],
        [start, DAY_MINUTES],
      ]
}
