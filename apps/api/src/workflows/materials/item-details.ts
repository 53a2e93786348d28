import { sql } from 'kysely'
import type { Storing } from './storing.ts'

const ZONE = 'Asia/Shanghai'

/** Stores the channel's figures of items: one row per item and day, the latest wins. */
export async function recordDetails({ db, now }: Storing, itemIds: readonly number[]) {
  if (itemIds.length === 0) return
  await sql`
    insert into carry_item_details (business_team_id, user_id, carry_item_id, record_date, title, pic_url, source,
      item_id, sales, price_fen, commission_rate, commission_price_fen, available, reason, attributes_info,
      created_at, updated_at)
    select i.business_team_id, i.user_id, i.id, (${now}::timestamptz at time zone ${ZONE})::date, i.title, i.pic_url,
      i.source, i.item_id, i.sales, i.price_fen, i.commission_rate, i.commission_price_fen, i.available,
      i.unavailable_reason, coalesce(i.detail_info -> 'attributes', '{}'), ${now}, ${now}
    from carry_items i where i.id = any(${[...itemIds]}::bigint[])
    on conflict (carry_item_id, record_date) do update set title = excluded.title, pic_url = excluded.pic_url,
      sales = excluded.sales, price_fen = excluded.price_fen, commission_rate = excluded.commission_rate,
      commission_price_fen = excluded.commission_price_fen, available = excluded.available, reason = excluded.reason,
      attributes_info = excluded.attributes_info, user_id = excluded.user_id, updated_at = excluded.updated_at`.execute(
    db,
  )
}

interface Assignment {
  itemIds: readonly number[]
  kind: 'person' | 'material' | 'content'
  targetId: number
  /** Display name of the recipient. */
  title: string
}

/** Records the recipients of items next to the channel's figures of today. */
export async function recordAssigns(work: Storing, { itemIds, kind, targetId, title }: Assignment) {
  if (itemIds.length === 0) return
  await recordDetails(work, itemIds)
  const { db, now, actor, userId } = work
  await sql`
    insert into carry_item_assigns (business_team_id, carry_item_detail_id, carry_item_id, user_id, assigned_by, kind,
      target_id, title, created_at, updated_at)
    select d.business_team_id, d.id, d.carry_item_id, ${userId}::bigint, ${actor.userId}::bigint, ${kind},
      ${targetId}::bigint, ${title}, ${now}, ${now}
    from carry_item_details d
    where d.carry_item_id = any(${[...itemIds]}::bigint[])
      and d.record_date = (${now}::timestamptz at time zone ${ZONE})::date
    on conflict (carry_item_id, kind, target_id) do update set carry_item_detail_id = excluded.carry_item_detail_id,
      user_id = excluded.user_id, assigned_by = excluded.assigned_by, title = excluded.title, deleted_at = null,
      updated_at = excluded.updated_at`.execute(db)
}
