import T, { type TSchema } from 'typebox'
import type { Resource } from './resource.ts'
import { OneOf } from './schema.ts'

export const MAX_PAGE_SIZE = 100
export const DEFAULT_PAGE_SIZE = 20
/** Beyond this row a list is read by cursor. @source domain: settled numbers */
export const MAX_ROW = 10_000

/** Paging as JSON:API writes it. */
export const PAGE_QUERY: Readonly<Record<string, TSchema>> = {
  'page[number]': T.Integer({ minimum: 1, maximum: MAX_ROW, description: 'page, from 1' }),
  'page[size]': T.Integer({ minimum: 1, maximum: MAX_PAGE_SIZE, description: 'rows a page' }),
  'page[after]': T.String({
    maxLength: 400,
    description: 'cursor of the previous page (meta.next_cursor)',
  }),
}

export const filterQuery = (
  resource: Pick<Resource, 'filters' | 'verbs'>,
): Record<string, TSchema> => ({
  ...Object.fromEntries(
    Object.entries(resource.filters ?? {}).map(([name, filter]) => [
      `filter[${name}]`,
      filter.schema,
    ]),
  ),
  // What can be restored can be looked at.
  ...(resource.verbs.delete
    ? { 'filter[trashed]': T.Boolean({ description: 'true lists the trash' }) }
    : {}),
})

export function sortQuery(resource: Resource): Record<string, TSchema> {
  const keys = sortKeys(resource)
  return {
    sort: T.Array(OneOf(...keys), { maxItems: 3, description: `default ${defaultSort(resource)}` }),
  }
}

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
  return {
    ...(relations.length > 0 ? { include: T.Array(OneOf(...relations), { maxItems: 5 }) } : {}),
    ...Object.fromEntries([resource, ...related].map(fieldsQuery)),
  }
}

function fieldsQuery({ type, attributes }: Resource) {
  const names = Object.keys(attributes.properties)
  return [`fields[${type}]`, T.Array(OneOf(...names), { maxItems: names.length })] as const
}

export const sortKeys = (resource: Resource) =>
  (resource.sorts ?? ['updated_at']).flatMap((name) => [name, `-${name}`])

export const defaultSort = (resource: Resource) => resource.defaultSort ?? '-updated_at'
