import { sql } from 'kysely'
import { readerOf } from '../../db/reader.ts'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import type { Registry } from '../../jsonapi/registry.ts'
import type { Resource } from '../../jsonapi/resource.ts'
import { narrowSight } from '../../jsonapi/sight.ts'
import { selectPage, type Row } from '../../jsonapi/statements.ts'

/** Only includes look into the registry, and nothing is included here. */
const noIncludes: Registry = {
  resources: [],
  operations: [],
  resource(type) {
    throw new Error(`${type} is not included`)
  },
}

/**
 * The rows of a resource behind ids, as a list answer presents them, in the order of the ids. What
 * the actor cannot see is left out.
 */
export async function rowsById(
  context: Context,
  resource: Resource,
  ids: readonly number[],
): Promise<Row[]> {
  if (ids.length === 0) return []
  await narrowSight(context.db)
  const { rows } = await selectPage(
    { registry: noIncludes, actor: actorOf(context), reader: readerOf(context.db) },
    resource,
    {
      where: [sql<boolean>`t.id = any(${[...ids]}::bigint[])`],
      sort: [{ column: 'id', descending: false, nullable: false }],
      size: ids.length,
      offset: 0,
      after: undefined,
      include: [],
      fields: Object.keys(resource.attributes.properties),
      fieldsOf: {},
      trashed: false,
      hasOnePlan: false,
    },
  )
  const byId = new Map(rows.map((row) => [Number(row.row_id), row]))
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined)
}
