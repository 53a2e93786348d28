import { sql } from 'kysely'
import T from 'typebox'
import { findChannel } from '../../gateway/find-channel.ts'
import type { GoodsAvailability } from '../../gateway/gateway.ts'
import { changeRows } from '../../jsonapi/change-rows.ts'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import type { Resource } from '../../jsonapi/resource.ts'
import { Closed, Id, Nullable } from '../../jsonapi/schema.ts'
import { ownTeam } from '../../jsonapi/scope.ts'
import { problem } from '../../kernel/problem.ts'

export const AvailableAnswer = Closed({
  source: T.String(),
  item_id: T.String(),
  available: T.Boolean(),
  reason: T.String({ description: 'why not; empty when it is' }),
  price: T.Number(),
  commission_rate: T.Number(),
  business_pool_id: Nullable(Id),
})

interface Query {
  source: string
  item_id: string
}

/** Asks the channel whether a product can be worked with. */
export async function askAvailable(
  { db, services }: Context,
  { query }: { query: Query },
): Promise<() => Promise<GoodsAvailability>> {
  const channel = await findChannel(db, services.keys, query.source)
  return async () => {
    const answers = await services.gateway.goodsAvailability(channel, [query.item_id])
    const answer = answers.find(({ item_id }) => item_id === query.item_id)
    if (answer) return answer
    throw problem('channel_refused.silent', {}, { meta: { channel: channel.name } })
  }
}

/** The answer; the pool of the product, if there is one, keeps it. */
export async function keepAvailable(
  context: Context,
  resource: Resource,
  { query, found }: { query: Query; found: GoodsAvailability },
) {
  const { rows } = await sql<{ id: number }>`
    select t.id from business_pools t where t.source = ${query.source} and t.item_id = ${query.item_id}
      and t.deleted_at is null and ${ownTeam(actorOf(context))}
      and t.business_team_id = ${actorOf(context).teamId} for update`.execute(context.db)
  const id = rows[0]?.id
  await changeRows(context, {
    operation: 'business_pools.check_available',
    resource,
    ids: id === undefined ? [] : [id],
    set: {
      available: found.available,
      available_reason: found.reason,
      available_at: context.now,
    },
  })
  return {
    source: query.source,
    item_id: query.item_id,
    available: found.available,
    reason: found.reason,
    price: found.price,
    commission_rate: found.commission_rate,
    business_pool_id: id === undefined ? null : String(id),
  }
}
