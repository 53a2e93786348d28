import T, { type TSchema } from 'typebox'
import { describeField } from './facts/describe-field.ts'
import { fieldsWords, filterWords, includeWords, sortWords } from './facts/describe-query.ts'
import { jsonSchema } from './facts/field-kind.ts'
import type { FieldWords } from './facts/field-words.ts'
import { PAGING } from './facts/vocabulary/paging.ts'
import type { Resource } from './resource.ts'
import { Id, OneOf } from './schema.ts'

export const MAX_PAGE_SIZE = 100
export const DEFAULT_PAGE_SIZE = 20
/** Chosen rows of a list, as many as one batch takes. @source domain: verb table (batch_*) */
export const MAX_IDS = 500
/** Beyond this row a list is read by cursor. @source domain: settled numbers */
export const MAX_ROW = 10_000

/** Paging as JSON:API writes it. */
export const PAGE_QUERY: Readonly<Record<string, TSchema>> = {
  'page[number]': page('page[number]', T.Integer({ minimum: 1, maximum: MAX_ROW })),
  'page[size]': page('page[size]', T.Integer({ minimum: 1, maximum: MAX_PAGE_SIZE })),
  'page[after]': page('page[after]', T.String({ maxLength: 400 })),
}

/** The same schema with descriptions for people. */
function spoken(schema: TSchema, words: FieldWords | undefined): TSchema {
  return T.Unsafe(describeField(jsonSchema(schema), words))
}

function page(name: string, schema: TSchema): TSchema {
  return spoken(schema, PAGING[name])
}

export const filterQuery = (
  resource: Pick<Resource, 'filters' | 'verbs' | 'words'>,
): Record<string, TSchema> => ({
  ...Object.fromEntries(
    Object.entries(resource.filters ?? {}).map(([name, filter]) => [
      `filter[${name}]`,
      spoken(filter.schema, filterWords(resource, name, filter)),
    ]),
  ),
  'filter[ids]': page('filter[ids]', T.Array(Id, { minItems: 1, maxItems: MAX_IDS })),
  // Restorable rows can be listed.
  ...(resource.verbs.delete ? { 'filter[trashed]': page('filter[trashed]', T.Boolean()) } : {}),
})

export function sortQuery(resource: Resource): Record<string, TSchema> {
  const keys = sortKeys(resource)
  const schema = T.Array(OneOf(...keys), { maxItems: 3 })
  return { sort: spoken(schema, sortWords(defaultSort(resource))) }
}

/** All relations of a resource can be included at once; of few, each more than once. */
const LEAST_INCLUDES = 5

/**
 * `include`, and `fields[…]` of every type that can stand in the answer: closed lists, so that
 * neither can become an oracle.
 *
 * @source JSON:API 1.1, sparse fieldsets
 */
export function documentQuery(
  resource: Resource,
  find: (type: string) => Resource,
): Record<string, TSchema> {
  const relations = Object.keys(resource.relations ?? {})
  const related = Object.values(resource.relations ?? {}).map(({ type }) => find(type))
  const maxItems = Math.max(LEAST_INCLUDES, relations.length)
  return {
    ...(relations.length > 0
      ? { include: spoken(T.Array(OneOf(...relations), { maxItems }), includeWords) }
      : {}),
    ...Object.fromEntries([resource, ...related].map(fieldsQuery)),
  }
}

function fieldsQuery({ type, attributes }: Resource) {
  const names = Object.keys(attributes.properties)
  const schema = T.Array(OneOf(...names), { maxItems: names.length })
  return [`fields[${type}]`, spoken(schema, fieldsWords(type))] as const
}

export const sortKeys = (resource: Resource) =>
  (resource.sorts ?? ['updated_at']).flatMap((name) => [name, `-${name}`])

export const defaultSort = (resource: Pick<Resource, 'defaultSort'>) =>
  resource.defaultSort ?? '-updated_at'
