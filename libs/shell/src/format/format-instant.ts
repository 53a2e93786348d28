import { DATE_LOCALE, type Language, type Words } from '@omc/core'

/** ISO text as the API gives it, or epoch ms. */
export type Instant = string | number | null | undefined

export type InstantOptions = {
  /** Epoch ms; decides whether the year is left out and how long ago it was. */
  readonly now: number
  /** IANA zone; without it the zone of the machine. */
  readonly timeZone?: string
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** @source console spec §2, notice popover: the word for 'just now' */
export const JUST_NOW: Words = { zh: '刚刚', en: 'just now' }

/** `MM-DD HH:mm`. Empty for what is no instant. @source console spec §2, notice popover */
export function formatMonthDay(at: Instant, timeZone?: string): string {
  const parts = partsOf(at, timeZone)
  return parts ? `${parts.month}-${parts.day} ${parts.hour}:${parts.minute}` : ''
}

/** `YYYY-MM-DD HH:mm`, in this year `MM-DD HH:mm`. @source console spec §9, date locale; ux: formats */
export function formatInstant(at: Instant, { now, timeZone }: InstantOptions): string {
  const parts = partsOf(at, timeZone)
  if (!parts) return ''
  const short = formatMonthDay(at, timeZone)
  const thisYear = partsOf(now, timeZone)?.year
  return parts.year === thisYear ? short : `${parts.year}-${short}`
}

/** `YYYY-MM-DD HH:mm:ss`, for tooltips. @source ux: formats */
export function formatExactInstant(at: Instant, timeZone?: string): string {
  const parts = partsOf(at, timeZone)
  if (!parts) return ''
  return `${parts.year}-${formatMonthDay(at, timeZone)}:${parts.second}`
}

/**
 * 刚刚 under a minute (also for clocks that are ahead), n 分钟前 under an hour, else the date.
 * Without a time: 刚刚.
 *
 * @source console spec §2, notice popover; ux: formats
 */
export function formatAgo(
  iso: string | null | undefined,
  language: Language,
  options: InstantOptions,
): string {
  const at = iso ? Date.parse(iso) : Number.NaN
  const sinceMs = options.now - at
  if (Number.isNaN(at) || sinceMs < MINUTE_MS) return JUST_NOW[language]
  if (sinceMs >= HOUR_MS) return formatInstant(iso, options)
  const count = Math.floor(sinceMs / MINUTE_MS)
  return language === 'zh' ? `${count} 分钟前` : `${count} min ago`
}

/** `14:02:11` today, on other days with the date; of another year with the year as well. */
export const formatClock = (at: Instant, options: InstantOptions): string =>
  onClock(at, options, ({ hour, minute, second }) => `${hour}:${minute}:${second}`)

/** `14:02` today, on other days with the date; of another year with the year as well. */
export const formatClockMinute = (at: Instant, options: InstantOptions): string =>
  onClock(at, options, ({ hour, minute }) => `${hour}:${minute}`)

function onClock(at: Instant, options: InstantOptions, today: (parts: Parts) => string): string {
  const { now, timeZone } = options
  const parts = partsOf(at, timeZone)
  if (!parts) return ''
  const current = partsOf(now, timeZone)
  const isToday =
    parts.year === current?.year && parts.month === current.month && parts.day === current.day
  return isToday ? today(parts) : formatInstant(at, options)
}

/** `2026年7月26日星期日`, `Sunday, 26 July 2026`: the day that a page is about. */
export function formatDay(at: number, language: Language, timeZone?: string): string {
  return new Intl.DateTimeFormat(language === 'zh' ? DATE_LOCALE : 'en-GB', {
    dateStyle: 'full',
    ...(timeZone !== undefined && { timeZone }),
  }).format(at)
}

type Parts = Readonly<Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', string>>

function partsOf(instant: Instant, timeZone?: string): Parts | null {
  const at = typeof instant === 'number' ? instant : instant ? Date.parse(instant) : Number.NaN
  if (!Number.isFinite(at)) return null
  return timeZone === undefined ? partsHere(new Date(at)) : partsThere(at, timeZone)
}

/** Local time from `Date`, without Intl: creating formats would delay the first page. */
function partsHere(date: Date): Parts {
  const two = (value: number) => String(value).padStart(2, '0')
  return {
    year: String(date.getFullYear()),
    month: two(date.getMonth() + 1),
    day: two(date.getDate()),
    hour: two(date.getHours()),
    minute: two(date.getMinutes()),
    second: two(date.getSeconds()),
  }
}

// Made once for each zone: making one costs as much as hundreds of answers.
const formats = new Map<string, Intl.DateTimeFormat>()

function partsThere(at: number, timeZone: string): Parts {
  const format = formats.get(timeZone) ?? newFormat(timeZone)
  formats.set(timeZone, format)
  const parts = { year: '', month: '', day: '', hour: '', minute: '', second: '' }
  for (const { type, value } of format.formatToParts(at)) {
    if (type in parts) parts[type as keyof typeof parts] = value // one of the six, as just seen
  }
  return parts
}

function newFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(DATE_LOCALE, {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })
}
