import { sql } from 'kysely'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { ownTeam } from '../../jsonapi/scope.ts'

/**
 * The youhaohuo product to write about next: available, offered, with images; the one with the
 * fewest contents, then the one that waits longest. Nothing is claimed.
 */
export async function getYouhaohuoPool(
  context: Context,
  { query }: { query: { category?: string } },
): Promise<{ id: number } | undefined> {
  const actor = actorOf(context)
  const { rows } = await sql<{ id: number }>`
    select t.id from business_pools t
    where t.source = 'youhaohuo' and t.available and t.pooling and t.deleted_at is null and ${ownTeam(actor)}
      and (${query.category ?? null}::text is null or t.category = ${query.category ?? null})
      and exists (select 1 from creative_materials m where m.business_pool_id = t.id and m.deleted_at is null)
    order by (select count(*) from business_pool_contents c where c.business_pool_id = t.id), t.updated_at, t.id
    limit 1`.execute(context.db)
  return rows[0]
}
