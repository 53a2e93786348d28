import type { Place } from './stats-place.ts'

type Values = Readonly<Record<string, string | readonly string[]>>

/** Address of a list with some values; empty ones are left out. */
export function rowsAt(path: string, values: Values): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    const text = typeof value === 'string' ? value : value.join(',')
    if (text !== '') query.set(name, text)
  }
  return `${path}?${query.toString().replaceAll('%2C', ',')}`
}

const daysOf = ({ days }: Place): string => `${days.since}..${days.until}`

/** The published pieces of a place. */
export const publishRows = (place: Place, more: Values = {}): string =>
  rowsAt('/carry/publish/list', {
    tab: 'published',
    'f.published': daysOf(place),
    'f.channel': place.channels,
    'f.studio_account_id': place.accounts,
    ...more,
  })

/** Address of the queue items that were settled in the days of a place. */
export const settledRows = (place: Place): string =>
  rowsAt('/carry/publish/list', {
    tab: 'queue',
    'f.status': 'published,refused',
    'f.updated': daysOf(place),
    'f.platform': place.channels,
    'f.studio_account_id': place.accounts,
  })

/** Collected contents that came in the days of a place. */
export const contentRows = (place: Place, more: Values = {}): string =>
  rowsAt('/carry/content/list', {
    tab: 'carry',
    'f.created': daysOf(place),
    'f.channel': place.channels,
    'f.assigned_account_id': place.accounts,
    ...more,
  })
