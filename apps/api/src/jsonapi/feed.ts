import { sql } from 'kysely'
import type { Reader } from '../db/reader.ts'
import type { ListQuery } from './list-query.ts'
import type { Resource } from './resource.ts'

/** Whether a list is followed by its cursor, in the order in which its rows were added. */
export const isFeed = ({ horizon }: Resource, { sort: [first] }: Pick<ListQuery, 'sort'>) =>
  horizon !== undefined && first?.column === 'id' && !first.descending

/**
 * A list that ends where rows can still appear before others, if it is a feed. The end is read
 * before the rows, in a statement of its own: what is not to be seen by then gets a higher id.
 */
export async function upToHorizon(
  reader: Reader,
  resource: Resource,
  query: ListQuery,
): Promise<ListQuery> {
  if (!isFeed(resource, query)) return query
  const statement = reader.compile(sql`select ${sql.raw(resource.horizon ?? 'null')} as id`)
  const [row] = await reader.read<{ id: number }>(statement)
  return { ...query, upTo: row?.id ?? 0 }
}
