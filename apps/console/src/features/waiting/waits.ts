import { can } from '@omc/acl'
import { isOpen, type OpenPorts } from '../../kit/is-open.ts'
import { dayRange } from '../../kit/list/filters/day-range.ts'
import { flagOr } from '../../kit/list/filters/filter-args.ts'
import { lastDays } from '../../kit/list/filters/last-days.ts'
import type { ListResource } from '../../kit/list/list-names.ts'
import { fixedBy } from '../../kit/list/list-scope.ts'
import { mayRun } from '../../kit/may-run.ts'
import { scopeAt } from './places.ts'
import { WAIT_RULES, type WaitKind, type WaitRule } from './wait-rules.ts'

type Args = Readonly<Record<string, unknown>>

/** Rows that wait for a person on one screen. */
export type Wait = {
  readonly kind: WaitKind
  /** The screen, as it is declared. */
  readonly path: string
  /** The rows, as a plain address. */
  readonly address: string
  readonly resource: ListResource
  /** Arguments of the list operation that the address stands for. */
  readonly args: Args
}

export type WaitPorts = OpenPorts & {
  /** Epoch ms: the days of an address are those of the person. */
  readonly now: number
}

/** Work that can wait for a person, each kind once, the most urgent first. */
export const waitsOf = (ports: WaitPorts): readonly Wait[] =>
  WAIT_RULES.filter((rule) => isFor(rule, ports)).flatMap((rule) => {
    const [path] = openPlaces(rule, ports)
    return path === undefined ? [] : [waitAt(rule, path, ports.now)]
  })

/** The same on every screen of a kind that is open to the person; none given means all that show it. */
export const waitsEverywhere = (
  ports: WaitPorts,
  placesOf: (rule: WaitRule) => readonly string[] = ({ at }) => at,
): readonly Wait[] =>
  WAIT_RULES.map((rule) => ({ ...rule, at: placesOf(rule) }))
    .filter((rule) => rule.at.length > 0 && isFor(rule, ports))
    .flatMap((rule) => openPlaces(rule, ports).map((path) => waitAt(rule, path, ports.now)))

const isFor = ({ resource, may, insteadAt = [] }: WaitRule, ports: WaitPorts): boolean =>
  mayRun(ports.person, `${resource}.list`) &&
  can(ports.person, may) &&
  !insteadAt.some((path) => isOpen(path, ports))

const openPlaces = ({ at }: WaitRule, ports: WaitPorts): readonly string[] =>
  at.filter((path) => isOpen(path, ports))

function waitAt(rule: WaitRule, path: string, now: number): Wait {
  const { kind, resource, tab, status, filters = {}, fixed = {}, within } = rule
  const days = within && `..${dayIn(within.days, now)}`
  const query = new URLSearchParams()
  if (tab !== undefined) query.set('tab', tab)
  if (status) query.set('t', status[1])
  for (const [name, values] of entriesOf(filters)) query.set(`f.${name}`, values.join(','))
  if (within && days) query.set(`f.${within.name}`, days)
  const until = days && dayRange(days)?.until
  return {
    kind,
    path,
    resource,
    // Commas and dots of filters stay readable, as the lists write them.
    address: query.size === 0 ? path : `${path}?${query.toString().replaceAll('%2C', ',')}`,
    args: {
      ...argsOf(fixedBy(scopeAt(path), rule.scope)),
      ...argsOf(fixed),
      ...argsOf(filters),
      ...(status ? argsOf({ [status[0]]: [status[1]] }) : {}),
      ...(within && until ? { [`filter[${within.until}]`]: until } : {}),
    },
  }
}

type Values = { readonly [name: string]: readonly string[] | undefined }

const entriesOf = (values: Values): readonly (readonly [string, readonly string[]])[] =>
  Object.entries(values).flatMap(([name, given]) => (given ? [[name, given] as const] : []))

const argsOf = (values: Values): Args =>
  Object.fromEntries(entriesOf(values).map(([name, given]) => [`filter[${name}]`, flagOr(given)]))

/** The last of the next `count` days, e.g. `2026-11-28`. */
const dayIn = (count: number, now: number): string => {
  const then = new Date(now)
  then.setDate(then.getDate() + count)
  return lastDays(1, then.getTime()).split('..')[1] ?? ''
}
