import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/**
 * Makes the sums of an account's days equal to its orders of these days. A day whose orders all
 * moved away keeps a row of zeros.
 */
export async function refreshIncome(
  db: Db,
  accountId: number,
  days: readonly string[],
  now: Date,
): Promise<void> {
  await sql`
    insert into studio_income_summaries (business_team_id, studio_account_id, platform, uid, nickname, record_date,
      orders_count, paid_count, settled_count, refunded_count, amount_fen, cps_amount_fen, settled_cps_amount_fen,
      created_at, updated_at)
    select a.business_team_id, a.id, a.platform, a.uid, a.nickname, d.day,
      count(o.id), count(o.id) filter (where o.status = 'paid'), count(o.id) filter (where o.status = 'settled'),
      count(o.id) filter (where o.status = 'refunded'),
      coalesce(sum(o.amount_fen), 0), coalesce(sum(o.cps_amount_fen), 0),
      coalesce(sum(o.cps_amount_fen) filter (where o.status = 'settled'), 0), ${now}, ${now}
    from studio_accounts a cross join unnest(${days}::date[]) as d(day)
    left join studio_orders o on o.studio_account_id = a.id and o.record_date = d.day
    where a.id = ${accountId}
    group by a.business_team_id, a.id, d.day
    on conflict (studio_account_id, record_date) do update set
      nickname = excluded.nickname, orders_count = excluded.orders_count, paid_count = excluded.paid_count,
      settled_count = excluded.settled_count, refunded_count = excluded.refunded_count,
      amount_fen = excluded.amount_fen, cps_amount_fen = excluded.cps_amount_fen,
      settled_cps_amount_fen = excluded.settled_cps_amount_fen, updated_at = excluded.updated_at
    where (studio_income_summaries.orders_count, studio_income_summaries.paid_count, studio_income_summaries.settled_count,
        studio_income_summaries.refunded_count, studio_income_summaries.amount_fen, studio_income_summaries.cps_amount_fen,
        studio_income_summaries.settled_cps_amount_fen, studio_income_summaries.nickname)
      is distinct from (excluded.orders_count, excluded.paid_count, excluded.settled_count, excluded.refunded_count,
        excluded.amount_fen, excluded.cps_amount_fen, excluded.settled_cps_amount_fen, excluded.nickname)`.execute(
    db,
  )
}
