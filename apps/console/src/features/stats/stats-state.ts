import { businessToday } from '../../kit/day-in.ts'
import { withoutState } from '../../kit/list/list-state.ts'
import {
  daysBefore,
  daysOf,
  DEFAULT_RANGE,
  type Days,
  type Place,
  type PlacePart,
} from './stats-place.ts'

/** State of a screen of figures, all stored in the address. @source screens §0.4, statistics */
export type StatsState = {
  readonly place: Place
  /** The day of the reader, where figures are counted; later days have none yet. */
  readonly today: string
  /** The span to compare with; null if it is off. */
  readonly before: Days | null
  readonly isTable: boolean
  /** Measure of the ranking and of the line; empty for the first. */
  readonly by: string
  readonly measure: string
}

/** Parts of a place in the address. */
const NAMES = { channels: 'channel', accounts: 'account', agencies: 'agency' } as const
const PARTS: readonly PlacePart[] = ['channels', 'accounts', 'agencies']

/**
 * Reads an address; unknown values become the default.
 *
 * @param parts  what the screen can be narrowed by; others are left out
 */
export function parseStats(
  params: URLSearchParams,
  now: number,
  parts: readonly PlacePart[] = PARTS,
): StatsState {
  const today = businessToday(now)
  const asked = params.get('range') ?? DEFAULT_RANGE
  const found = daysOf(asked, today)
  const range = found ? asked : DEFAULT_RANGE
  const days = found ?? daysOf(DEFAULT_RANGE, today) ?? { since: today, until: today }
  const part = (name: PlacePart) =>
    parts.includes(name) ? (params.get(NAMES[name]) ?? '').split(',').filter(Boolean) : []
  return {
    place: {
      range,
      days,
      channels: part('channels'),
      accounts: part('accounts').filter((id) => /^[1-9]\d{0,17}$/.test(id)),
      agencies: part('agencies'),
    },
    today,
    before: params.get('cmp') === '1' ? daysBefore(days) : null,
    isTable: params.get('as') === 'table',
    by: params.get('by') ?? '',
    measure: params.get('measure') ?? '',
  }
}

type ChartName = 'by' | 'measure'

/** Values of an address; null takes one away. The charts of a tab have names of their own. */
export type StatsChange = Readonly<
  Partial<Record<'range' | 'cmp' | 'as' | ChartName | `tab-${ChartName}`, string | null>>
>

/** Changes how figures are shown. A new span starts the tables of the screen at their first page. */
export function writeStats(params: URLSearchParams, change: StatsChange): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(change)) setOrDrop(next, name, value ?? '')
  return 'range' in change ? fromFirstPage(next) : next
}

/** Narrows the figures to other parts of a place. */
export function writePlace(
  params: URLSearchParams,
  parts: Readonly<Partial<Record<PlacePart, readonly string[]>>>,
): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const part of PARTS) setOrDrop(next, NAMES[part], (parts[part] ?? []).join(','))
  return fromFirstPage(next)
}

/** The address of another table: what was chosen in this one does not concern it. */
export function writeTab(
  params: URLSearchParams,
  name: 'tab' | 'list',
  value: string,
): URLSearchParams {
  const next = withoutState(params)
  if (name === 'tab') next.delete('list')
  next.set(name, value)
  return next
}

/** Query that opens a screen of figures at the same place. */
export function placeQuery(place: Place, more: Readonly<Record<string, string>> = {}): string {
  const next = new URLSearchParams()
  if (place.range !== DEFAULT_RANGE) next.set('range', place.range)
  for (const part of PARTS) setOrDrop(next, NAMES[part], place[part].join(','))
  for (const [name, value] of Object.entries(more)) next.set(name, value)
  return next.toString().replaceAll('%2C', ',')
}

function setOrDrop(params: URLSearchParams, name: string, value: string): void {
  if (value === '') params.delete(name)
  else params.set(name, value)
}

function fromFirstPage(params: URLSearchParams): URLSearchParams {
  for (const name of ['p', 'after', 'peek']) params.delete(name)
  return params
}
