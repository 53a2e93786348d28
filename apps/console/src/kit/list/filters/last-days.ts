/** The last `count` days including today. */
export function lastDays(count: number, now: number): string {
  const first = new Date(now)
  first.setDate(first.getDate() - (count - 1))
  return `${dayOf(first.getTime())}..${dayOf(now)}`
}

/** `YYYY-MM-DD` of a moment, in the person's time zone. */
function dayOf(at: number): string {
  const date = new Date(at)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
