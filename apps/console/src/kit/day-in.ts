/** Days of figures. @source domain: days of figures are those of Asia/Shanghai */
const BUSINESS = 'Asia/Shanghai'

/**
 * Day of an instant in a time zone, `YYYY-MM-DD`; in that of the figures where the zone is unknown.
 *
 * @param now  epoch ms
 */
export const dayIn = (zone: string, now: number): string => formatOf(zone).format(now)

/** Today where the figures are counted. */
export const businessToday = (now: number): string => dayIn(BUSINESS, now)

function formatOf(zone: string): Intl.DateTimeFormat {
  const inZone = (timeZone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone })
  try {
    return inZone(zone)
  } catch {
    // A browser may be older than the zones of the server.
    return inZone(BUSINESS)
  }
}
