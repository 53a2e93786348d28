import { sql } from 'kysely'
import type { TSchema } from 'typebox'
import { defaultSort } from './query-schema.ts'
import type { Resource } from './resource.ts'

export interface SortKey {
  column: string
  descending: boolean
  /** Rows without a value come last in descending order and first in ascending order. */
  nullable: boolean
}

/** The order that the parameter `sort` asks for; without it the default of the resource. */
export function sortKeysOf(resource: Resource, asked: readonly string[]): SortKey[] {
  const names = asked.length > 0 ? asked : defaultSort(resource).split(',')
  const keys = firstOfEach(names.map((name) => toKey(resource, name)))
  // The id makes every order total, so that no row is shown twice or skipped between pages.
  return keys.some(({ column }) => column === 'id')
    ? [...keys]
    : [...keys, { column: 'id', descending: keys[0]?.descending ?? true, nullable: false }]
}

/** A column that is named again orders nothing more. */
const firstOfEach = (keys: readonly SortKey[]): readonly SortKey[] =>
  keys.filter(({ column }, at) => keys.findIndex((key) => key.column === column) === at)

function toKey({ attributes }: Resource, name: string): SortKey {
  const descending = name.startsWith('-')
  const column = descending ? name.slice(1) : name
  return { column, descending, nullable: isNullable(attributes.properties[column]) }
}

// TypeBox schemas are JSON Schema objects.
const isNullable = (schema: TSchema | undefined): boolean => {
  const json: { anyOf?: readonly { type?: string }[] } | undefined = schema
  return json?.anyOf?.some(({ type }) => type === 'null') ?? false
}

/**
 * How SQL writes the direction of a key. Both directions are one index read from either end, so that
 * an order and its reverse show the same rows the other way round.
 */
export const direction = ({ descending, nullable }: SortKey) => {
  if (!nullable) return descending ? sql`desc` : sql`asc`
  return descending ? sql`desc nulls last` : sql`asc nulls first`
}

export const orderBy = (sort: readonly SortKey[], alias = 't') =>
  sql.join(sort.map((key) => sql`${sql.ref(`${alias}.${key.column}`)} ${direction(key)}`))
