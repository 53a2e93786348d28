import { i18n } from './i18n/i18n.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const two = (value: number): string => String(value).padStart(2, '0')

/** `YYYY-MM-DD HH:mm`, in this year `MM-DD HH:mm`. @source ux: formats */
export function formatInstant(iso: string | null | undefined, now: number = Date.now()): string {
  const at = iso ? Date.parse(iso) : Number.NaN
  if (Number.isNaN(at)) return ''
  const date = new Date(at)
  const day = `${two(date.getMonth() + 1)}-${two(date.getDate())}`
  const time = `${two(date.getHours())}:${two(date.getMinutes())}`
  const isThisYear = date.getFullYear() === new Date(now).getFullYear()
  return isThisYear ? `${day} ${time}` : `${date.getFullYear()}-${day} ${time}`
}

/** The same with seconds and the year always, for tooltips. */
export function formatExactInstant(iso: string | null | undefined): string {
  const at = iso ? Date.parse(iso) : Number.NaN
  if (Number.isNaN(at)) return ''
  const date = new Date(at)
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`
}

/** 刚刚 under a minute, n 分钟前 under an hour, else the date. Without a time: 刚刚. */
export function formatAgo(iso: string | null | undefined, now: number = Date.now()): string {
  const at = iso ? Date.parse(iso) : now
  const since = now - at
  if (Number.isNaN(at) || since < MINUTE_MS) return i18n.t('time.now')
  if (since < HOUR_MS) return i18n.t('time.minutes', { count: Math.floor(since / MINUTE_MS) })
  return formatInstant(iso, now)
}

/** 1,284 */
export const formatCount = (count: number): string => COUNT.format(count)
const COUNT = new Intl.NumberFormat('en-US')
