import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface SpecOperation {
  resource: string
  method: string
  path: string
}
export interface SpecEntity {
  type: string | null
  fields: readonly string[]
}
export interface SpecRow {
  id: string
  area: string
}
/** A screen, or another place of the console, with the operations that it calls. */
export interface SpecPlace {
  /** A row of `routes`; null for a place that is on no screen of its own. */
  route: string | null
  operations: readonly string[]
}
/** Parts of the specification's six files, and of the table of screens, that coverage needs. */
export interface Spec {
  operations: readonly SpecOperation[]
  entities: readonly SpecEntity[]
  routes: readonly string[]
  places: readonly SpecPlace[]
  behaviours: readonly SpecRow[]
  errors: readonly string[]
  constants: readonly { name: string; value: unknown }[]
}

/** The generic client helpers have no route of their own; the concrete resources satisfy them. */
const GENERIC = '{resource}'

export function readSpec(folder: string): Spec {
  const file = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'))
  // as: the README of the files documents their content.
  const operations = file('operations.json') as SpecOperation[]
  const { entities } = file('entities.json') as { entities: SpecEntity[] }
  const errors = file('errors.json') as { id: string; kind: string }[]
  return {
    operations: operations.filter(({ resource }) => resource !== GENERIC),
    entities,
    routes: (file('routes.json') as { path: string }[]).map(({ path }) => path),
    places: placesOf(file('screens.json') as ScreenRow[]),
    behaviours: file('behaviours.json') as SpecRow[],
    // Errors marked open in the documents need no proof.
    errors: errors.filter(({ kind }) => kind !== 'open').map(({ id }) => id),
    constants: (file('constants.json') as { name: string; value: unknown }[]).filter(
      ({ value }) => value !== null,
    ),
  }
}

type ScreenRow =
  | { route: string; operations: string[] }
  | { elsewhere: { place: string; operations: string[] }[] }

const placesOf = (rows: readonly ScreenRow[]): SpecPlace[] =>
  rows.flatMap((row): SpecPlace[] =>
    'elsewhere' in row
      ? row.elsewhere.map(({ operations }) => ({ route: null, operations }))
      : [{ route: row.route, operations: row.operations }],
  )
