import type { WrittenBehaviour } from './read-behaviours.ts'
import { hasCall } from './read-calls.ts'
import type { Spec } from './read-spec.ts'
import type { WrittenTest } from './read-tests.ts'

/** Facts about the product, to compare with the specification. */
export interface Facts {
  /** `GET /api/v1/users/{id}` → operation id, from the API description. */
  described: ReadonlyMap<string, string>
  /** Routes of the server, e.g. `GET /api/v1/users/{id}`. */
  served: ReadonlySet<string>
  tests: readonly WrittenTest[]
  /** Calls of `behaviour(…)`, good and bad. */
  behaviours: readonly WrittenBehaviour[]
  /** Names of members that a resource reads or writes. */
  fields: ReadonlyMap<string, ReadonlySet<string>>
  screens: ReadonlySet<string>
  /** Every operation of the server, also those beyond the specification. */
  operations: ReadonlySet<string>
  /** Operations that the source of a built screen calls, by its route. */
  called: ReadonlyMap<string, ReadonlySet<string>>
  /** Constants whose value was found at its place in the code. */
  constants: ReadonlySet<string>
}

export interface Row {
  area: string
  have: number
  of: number
  missing: readonly string[]
}

/** Areas that must be complete; `FLOORS` limits the others. */
const WHOLE_AREAS = ['query', 'validation', 'status']

/** Compares the facts with the specification, matched by method and path. */
export function judge(spec: Spec, facts: Facts): Row[] {
  const operations = spec.operations.map(({ method, path }) => `${method} ${path}`)
  const shown = shownOperations(facts)
  const areas = [...new Set(spec.behaviours.map(({ area }) => area))]
  return [
    row('operations described', operations, (one) => facts.described.has(one)),
    row('operations served', operations, (one) => facts.served.has(one)),
    row('operations shown by a test', operations, (one) =>
      shown.has(facts.described.get(one) ?? ''),
    ),
    row('fields of entities', fieldsOf(spec), (one) => hasField(facts, one)),
    row('routes with a screen', spec.routes, (one) => facts.screens.has(one)),
    ...placeRows(spec, facts),
    ...areas.map((area) => {
      const ids = spec.behaviours.filter((one) => one.area === area).map(({ id }) => id)
      return row(`behaviours: ${area}`, ids, (id) => isShown(facts, id))
    }),
    row('errors', spec.errors, (id) => isShown(facts, id)),
    row(
      'constants',
      spec.constants.map(({ name }) => name),
      (name) => facts.constants.has(name),
    ),
  ]
}

/** Incomplete areas that must be complete, and areas below their floor. */
export function gaps(rows: readonly Row[], floors: Readonly<Record<string, number>>): string[] {
  return rows.flatMap(({ area, have, of, missing }) => {
    const floor = isWhole(area) ? of : (floors[area] ?? 0)
    if (have >= floor) return []
    const names = missing.slice(0, 20).join(', ')
    return [`${area}: ${have} of ${of}, at least ${floor} wanted; missing: ${names}`]
  })
}

/**
 * Calls of `behaviour(…)` that prove nothing, with the reason; and names in the table of screens
 * that are not in the product.
 */
export const faults = ({ places, routes }: Spec, { behaviours, operations }: Facts): string[] => [
  ...behaviours.flatMap(({ at, ids, fault }) =>
    fault === null ? [] : [`${at}: behaviour ${ids.join(', ')} does not count: ${fault}`],
  ),
  ...places.flatMap(({ route, operations: ids }) => [
    ...(route === null || routes.includes(route) ? [] : [`screens.json: no route ${route}`]),
    ...ids
      .filter((id) => !operations.has(id))
      .map((id) => `screens.json: ${route ?? 'elsewhere'} names no operation: ${id}`),
  ]),
]

const isWhole = (area: string) =>
  /^operations (described|served|shown|with)/.test(area) ||
  area.startsWith('fields') ||
  WHOLE_AREAS.some((name) => area === `behaviours: ${name}`)

function row(area: string, wanted: readonly string[], has: (one: string) => boolean): Row {
  const missing = wanted.filter((one) => !has(one))
  return { area, have: wanted.length - missing.length, of: wanted.length, missing }
}

/** Operations that a test names in its title, calls, and checks for more than a status. */
function shownOperations({ described, tests }: Facts): Set<string> {
  const routes = new Map([...described].map(([route, id]) => [id, route]))
  const shown = tests.flatMap(({ asserts, title, calls }) => {
    const ids = asserts ? (title.match(/[A-Za-z_]+\.[A-Za-z_]+/g) ?? []) : []
    return ids.filter((id) => hasCall(calls(), routes.get(id) ?? ''))
  })
  return new Set(shown)
}

/**
 * The table of screens, held both ways: each operation has a place where people use it, and each
 * operation of a built screen is called by one of those that name it. The shell calls the
 * operations that the table names elsewhere.
 */
function placeRows({ places }: Spec, { operations, screens, called }: Facts): Row[] {
  const placed = new Set(places.flatMap((place) => place.operations))
  const ofShell = new Set(places.flatMap((one) => (one.route === null ? one.operations : [])))
  const built = places.filter(({ route }) => route !== null && screens.has(route))
  const wanted = new Set(built.flatMap((one) => one.operations).filter((id) => !ofShell.has(id)))
  const isCalled = (id: string) =>
    built.some(({ route, operations: ids }) => ids.includes(id) && called.get(route ?? '')?.has(id))
  return [
    row('operations with a place', [...operations], (id) => placed.has(id)),
    row('operations of built screens', [...wanted], isCalled),
  ]
}

const isShown = ({ behaviours }: Facts, id: string) =>
  behaviours.some(({ ids, fault }) => fault === null && ids.includes(id))

const fieldsOf = ({ entities }: Spec) =>
  entities.flatMap(({ type, fields }) =>
    type === null ? [] : fields.map((name) => `${type}.${name}`),
  )

const hasField = ({ fields }: Facts, wanted: string) => {
  const [type = '', name = ''] = wanted.split('.')
  return name === 'id' || (fields.get(type)?.has(name) ?? false)
}
