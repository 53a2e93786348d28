import { sql } from 'kysely'
import { batchAnswer } from '../../jsonapi/batch.ts'
import { changeRows } from '../../jsonapi/change-rows.ts'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import type { Resource } from '../../jsonapi/resource.ts'
import { problem } from '../../kernel/problem.ts'

interface Input {
  sn: string
  priority: number
  business_pool_id?: string
}

/** @source domain: verb table (set_*: the same rule on up to 500) */
const MAX_ROWS = 500

/** @throws Problem 422 `too_many` */
export async function setSnPriority(
  context: Context,
  resource: Resource,
  { sn, priority, business_pool_id: poolId }: Input,
) {
  const { rows } = await sql<{ id: number }>`
    select t.id from creative_materials t
    where t.sn = ${sn} and t.deleted_at is null and ${resource.scope(actorOf(context))}
      and (${poolId ?? null}::bigint is null or t.business_pool_id = ${poolId ?? null})
    order by t.id limit ${MAX_ROWS + 1} for update`.execute(context.db)
  if (rows.length > MAX_ROWS) {
    throw problem(
      'too_many.images',
      { max_rows: MAX_ROWS },
      {
        source: { pointer: '/data/attributes/business_pool_id' },
      },
    )
  }
  const ids = rows.map(({ id }) => id)
  const undoId = await changeRows(context, {
    operation: 'creative_materials.set_sn_priority',
    resource,
    ids,
    set: { priority },
  })
  return batchAnswer({ succeeded: ids, failed: [], undoId })
}
