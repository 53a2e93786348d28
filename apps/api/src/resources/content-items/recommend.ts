import { readerOf } from '../../db/reader.ts'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { toListQuery } from '../../jsonapi/list-query.ts'
import { MAX_ROW } from '../../jsonapi/query-schema.ts'
import type { Resource } from '../../jsonapi/resource.ts'
import { selectPage, type Row } from '../../jsonapi/statements.ts'

/** The list under the name that the recommendation panel uses. @source spec README 19 */
export async function recommend(
  context: Context,
  resource: Resource,
  query: Record<string, unknown>,
): Promise<Row[]> {
  const registry = { resources: [resource], operations: [], resource: () => resource }
  const reading = { registry, actor: actorOf(context), reader: readerOf(context.db) }
  const { rows, count } = await selectPage(reading, resource, toListQuery(resource, query))
  context.answer.meta.record_count = Math.min(count, MAX_ROW)
  if (count > MAX_ROW) context.answer.meta.record_count_capped = true
  return rows
}
