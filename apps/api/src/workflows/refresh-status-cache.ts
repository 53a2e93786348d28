import { sql } from 'kysely'
import T from 'typebox'
import { changeRows } from '../jsonapi/change-rows.ts'
import { actorOf, type Context } from '../jsonapi/context.ts'
import type { Resource } from '../jsonapi/resource.ts'
import { Closed, Count, Id, Nullable } from '../jsonapi/schema.ts'
import type { ContentFamily } from './ledger/content-families.ts'

export const RefreshedStatus = Closed({
  changed: Count,
  undo_id: Nullable(Id),
  by_status: T.Record(T.String(), Count),
})

/**
 * Brings the status of contents in line with the publish ledger, which is the truth: what has a
 * published item that was no draft is published. Answers the counts after it.
 *
 * @source domain: publish ledger; content life cycle
 */
export async function refreshStatusCache(
  context: Context,
  { operation, resource, family }: { operation: string; resource: Resource; family: ContentFamily },
) {
  const scope = resource.scope(actorOf(context))
  const table = sql.table(resource.table)
  const live = sql`select max(q.published_at) from publish_contents q
    where q.family = ${family} and q.content_id = t.id and q.status = 'published' and not q.draft
      and q.deleted_at is null`
  const { rows } = await sql<{ id: number }>`
    select t.id from ${table} t
    where t.deleted_at is null and t.status <> 'published' and ${scope} and (${live}) is not null
    order by t.id for update`.execute(context.db)
  const ids = rows.map(({ id }) => id)
  const set = { status: 'published', published_at: sql`(${live})` }
  const undoId = await changeRows(context, { operation, resource, ids, set })
  const counts = await sql<{ status: string; count: number }>`
    select t.status, count(*)::int as count from ${table} t
    where t.deleted_at is null and ${scope} group by t.status order by t.status`.execute(context.db)
  return {
    changed: ids.length,
    undo_id: undoId,
    by_status: Object.fromEntries(counts.rows.map(({ status, count }) => [status, count])),
  }
}
