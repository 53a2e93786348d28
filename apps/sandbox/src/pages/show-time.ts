const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short' })
const minute = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/** The calendar day of an instant in China, as YYYY-MM-DD. */
export const dayOf = (at: number | string): string => day.format(new Date(at))

/** Month, day and time of an instant in China. */
export const showTime = (at: number | string): string => minute.format(new Date(at))
