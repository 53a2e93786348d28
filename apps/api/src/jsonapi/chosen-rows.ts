import T, { type TSchema } from 'typebox'
import { jsonSchema } from './facts/field-kind.ts'
import { toListQuery, type ListQuery } from './list-query.ts'
import { filterQuery, MAX_IDS } from './query-schema.ts'
import type { Resource } from './resource.ts'
import { Closed, IdsOf, type ObjectSchema } from './schema.ts'

/** More rows than this are not changed by one job. */
const MAX_MATCHING = 1_000_000

/**
 * Attributes that say which rows a bulk call is about: their ids, or the filters of their list with
 * the count that the person saw.
 *
 * @source domain: verb table (batch_*: up to 500 ids; more as a job with a filter and the count)
 */
export const chosenRows = (resource: Resource): ObjectSchema =>
  Closed({
    ids: T.Optional(IdsOf(resource.type, MAX_IDS)),
    matching: T.Optional(matchingOf(resource)),
    expected_count: T.Optional(T.Integer({ minimum: 0, maximum: MAX_MATCHING })),
  })

function matchingOf(resource: Resource): ObjectSchema {
  const { 'filter[ids]': _ids, ...filters } = filterQuery(resource)
  return Closed(
    Object.fromEntries(
      Object.entries(filters).map(([name, schema]) => [
        name.slice('filter['.length, -1),
        T.Optional(oneOrMany(schema)),
      ]),
    ),
  )
}

/** A filter that takes several values takes one as it is. */
function oneOrMany(schema: TSchema): TSchema {
  const { description, 'x-label': label, 'x-kind': kind, ...values } = jsonSchema(schema)
  if (values.type !== 'array' || !values.items) return schema
  const about = description?.replace('comma separated', 'a value or a list of them')
  const words = { description: about, 'x-label': label, 'x-kind': kind }
  return T.Unsafe({ ...words, anyOf: [values.items, values] })
}

/** The list whose filters `matching` gives values. */
export function listOf(resource: Resource, matching: Readonly<Record<string, unknown>>): ListQuery {
  const values = Object.entries(matching).map(([name, value]) => [`filter[${name}]`, value])
  return toListQuery(resource, Object.fromEntries(values))
}
