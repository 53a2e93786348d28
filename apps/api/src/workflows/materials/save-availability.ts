import { says } from '@omc/core/problems'
import { sql } from 'kysely'
import type { GoodsAvailability } from '../../gateway/gateway.ts'
import { toFen } from './fen.ts'
import { recordDetails } from './item-details.ts'
import type { Storing } from './storing.ts'

interface Known {
  id: number
  source: string
  item_id: string
}

/**
 * Keeps what channels say of items: whether they are offered, at which price and commission. An
 * item that the channel does not speak of is not offered any more, and keeps its last price.
 *
 * @param said  by `source/item_id`
 * @returns how many are offered
 */
export async function saveAvailability(
  work: Storing,
  items: readonly Known[],
  said: ReadonlyMap<string, GoodsAvailability>,
): Promise<number> {
  const { db, now } = work
  let offered = 0
  for (const { id, source, item_id } of items) {
    const one = said.get(`${source}/${item_id}`)
    if (one?.available) offered += 1
    await sql`
      update carry_items set available = ${one?.available ?? false},
        unavailable_reason = ${one ? one.reason : UNKNOWN}, available_checked_at = ${now}, synced_at = ${now},
        updated_at = ${now}
        ${
          one
            ? sql`, price_fen = ${toFen(one.price)}, commission_rate = ${one.commission_rate},
              commission_price_fen = ${Math.round((toFen(one.price) * one.commission_rate) / 100)}`
            : sql``
        }
      where id = ${id}`.execute(db)
  }
  await recordDetails(
    work,
    items.map(({ id }) => id),
  )
  return offered
}

const UNKNOWN = says('unknown_product').words.zh
