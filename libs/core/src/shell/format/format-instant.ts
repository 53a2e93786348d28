import type { Words } from '../../vocabulary/words.ts'
import type { Language } from '../language/language.ts'

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
export function formatMonthDay(iso: string | null | undefined, timeZone?: string): string {
  const parts = partsOf(iso, timeZone)
  return parts ? `${parts.month}-${parts.day} ${parts.hour}:${parts.minute}` : ''
}

/** `YYYY-MM-DD HH:mm`, in this year `MM-DD HH:mm`. @source console spec §9, date locale; ux: formats */
export function formatInstant(
  iso: string | null | undefined,
  { now, timeZone }: InstantOptions,
): string {
  const parts = partsOf(iso, timeZone)
  if (!parts) return ''
  const short = formatMonthDay(iso, timeZone)
  const thisYear = partsOf(new Date(now).toISOString(), timeZone)?.year
  return parts.year === thisYear ? short : `${parts.year}-${short}`
}

/** `YYYY-MM-DD HH:mm:ss`, for tooltips. @source ux: formats */
export function formatExactInstant(iso: string | null | undefined, timeZone?: string): string {
  const parts = partsOf(iso, timeZone)
  if (!parts) return ''
  return `${parts.year}-${formatMonthDay(iso, timeZone)}:${parts.second}`
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

type Parts = Readonly<Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', string>>

// Made once for each zone: making one costs as much as hundreds of answers.
const formats = new Map<string, Intl.DateTimeFormat>()

function partsOf(iso: string | null | undefined, timeZone = ''): Parts | null {
  const at = iso ? Date.parse(iso) : Number.NaN
  if (Number.isNaN(at)) return null
  const format = formats.get(timeZone) ?? newFormat(timeZone)
  formats.set(timeZone, format)
  const parts = { year: '', month: '', day: '', hour: '', minute: '', second: '' }
  for (const { type, value } of format.formatToParts(at)) {
    if (type in parts) parts[type as keyof typeof parts] = value // one of the six, as just seen
  }
  return parts
}

function newFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('zh-cn', {
    ...(timeZone !== '' && { timeZone }),
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })
}
