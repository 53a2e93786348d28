const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short' })
const moment = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** The calendar day of an instant in China, as YYYY-MM-DD. */
export const dayOf = (at: number | string): string => day.format(new Date(at))

/** Month, day and time of an instant in China. */
export const showTime = (at: number | string): string =>
  moment.format(new Date(at)).slice('YYYY-'.length)
