import { says } from '@omc/core/problems'
import { sql } from 'kysely'
import T, { type Static } from 'typebox'
import { findChannel } from '../../gateway/find-channel.ts'
import type { GoodsAvailability } from '../../gateway/gateway.ts'
import { changeRows } from '../../jsonapi/change-rows.ts'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { Closed, IdOf, Instant, Yuan } from '../../jsonapi/schema.ts'
import { notFound } from '../../kernel/problem.ts'
import { answerLanguage } from '../../kernel/request-language.ts'
import { toFen, toYuan } from '../../workflows/materials/fen.ts'
import { recordDetails } from '../../workflows/materials/item-details.ts'
import { itemRows } from '../../workflows/materials/item-rows.ts'
import { itemScope } from '../../workflows/materials/item-scope.ts'
import { storingOf } from '../../workflows/materials/storing.ts'
import type { ItemRow } from '../carry-materials/find-material.ts'
import { commissionFen } from '../carry-materials/written-items.ts'

export const OneItem = Closed({ id: IdOf('carry_items') })
export const Availability = Closed({
  available: T.Boolean(),
  reason: T.String({ description: 'why not; empty when it is' }),
  checked_at: Instant,
  price: Yuan,
  commission_rate: T.Number(),
})
type Query = Static<typeof OneItem>

/** Asks the item's channel whether it is offered, and at which price. */
export async function askAvailable(context: Context, { query }: { query: Query }) {
  const { db, services } = context
  const item = await findItem(context, query.id)
  const channel = await findChannel(db, services.keys, item.source)
  return async (): Promise<GoodsAvailability | undefined> => {
    const said = await services.gateway.goodsAvailability(channel, [item.item_id])
    return said.find(({ item_id }) => item_id === item.item_id)
  }
}

/**
 * Keeps what the channel said. An item that it does not know is not offered, and keeps its price.
 *
 * @source domain: verb table (check_*: boolean + reason)
 */
export async function checkAvailable(
  context: Context,
  { query, found }: { query: Query; found: GoodsAvailability | undefined },
) {
  const item = await findItem(context, query.id)
  const price_fen = found ? toFen(found.price) : item.price_fen
  const commission_rate = found?.commission_rate ?? Number(item.commission_rate)
  const available = found?.available ?? false
  const reason = found ? found.reason : UNKNOWN[answerLanguage(context.request.headers)]
  await changeRows(context, {
    operation: 'carry_items.check_available',
    resource: itemRows,
    ids: [item.id],
    set: {
      available,
      unavailable_reason: found ? found.reason : UNKNOWN.zh,
      available_checked_at: context.now,
      price_fen,
      commission_rate,
      commission_price_fen: commissionFen(price_fen, commission_rate),
    },
  })
  await recordDetails(storingOf(context, { teamId: item.business_team_id }), [item.id])
  const checked_at = context.now.toISOString()
  return { available, reason, checked_at, price: toYuan(price_fen), commission_rate }
}

const UNKNOWN = says('unknown_product').words

/** @throws Problem 404 `not_found` */
export async function findItem(context: Context, id: string | number): Promise<ItemRow> {
  const { rows } = await sql<ItemRow>`
    select t.* from carry_items t
    where t.id = ${id}::bigint and t.deleted_at is null and ${itemScope(actorOf(context))}`.execute(
    context.db,
  )
  const [item] = rows
  if (!item) throw notFound(itemRows.label)
  return item
}
