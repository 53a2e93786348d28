/**
 * An instant as PostgreSQL writes it, in the form of the API, without a calendar: nearly all are in
 * UTC. `2026-01-01 00:00:00.123456+00` and, inside of JSON, `2026-01-01T00:00:00.123456+00:00`
 * become `2026-01-01T00:00:00.123Z`.
 *
 * @returns undefined for every other form
 */
export function instantText(text: string): string | undefined {
  const zone = text.endsWith('+00') ? 3 : text.endsWith('+00:00') ? 6 : 0
  if (zone === 0 || text.length < 19 + zone || text[4] !== '-') return undefined
  const fraction = text.slice(20, -zone)
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction.slice(0, 3).padEnd(3, '0')}Z`
}
