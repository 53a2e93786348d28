/** Day of an instant in a time zone, `YYYY-MM-DD`. @param now  epoch ms */
export const dayIn = (zone: string, now: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(now)

/** Today where the figures are counted. @source domain: days of figures are those of Asia/Shanghai */
export const businessToday = (now: number): string => dayIn('Asia/Shanghai', now)
