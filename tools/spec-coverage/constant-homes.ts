import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the code keeps a constant of the specification, and how its value reads there. */
interface Home {
  file: string
  text: string
}

const API = 'apps/api/src'

/**
 * Constants that the code has, by the name the specification gives them. A value that changes there
 * and not here turns the check red, and the other way round.
 */
export const CONSTANT_HOMES: Readonly<Record<string, Home>> = {
  appVersion: { file: `${API}/app/build-app.ts`, text: "VERSION = '2.0.0'" },
  queryDepth: { file: `${API}/jsonapi/parse-query.ts`, text: 'depth: 5' },
  queryArrayLimit: { file: `${API}/jsonapi/parse-query.ts`, text: 'arrayLimit: 20' },
  queryParameterLimit: { file: `${API}/jsonapi/parse-query.ts`, text: 'parameterLimit: 1000' },
  defaultSort: { file: `${API}/jsonapi/query-schema.ts`, text: "?? '-updated_at'" },
  apiPrefix: { file: `${API}/jsonapi/operation.ts`, text: "API = '/api/v1'" },
}

/** The constants whose home says what it should. */
export function heldConstants(
  root: string,
  wanted: readonly { name: string }[],
  homes: Readonly<Record<string, Home>> = CONSTANT_HOMES,
): Set<string> {
  const held = wanted.filter(({ name }) => {
    const home = homes[name]
    return home !== undefined && readFileSync(join(root, home.file), 'utf8').includes(home.text)
  })
  return new Set(held.map(({ name }) => name))
}
