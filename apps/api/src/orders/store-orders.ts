import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Order } from '../gateway/gateway.ts'
import { toFen } from './fen.ts'
import { earnedFen } from './kept.ts'
import { refreshIncome } from './refresh-income.ts'

export interface OrderAccount {
  id: number
  teamId: number
  platform: string
  uid: string
}

/**
 * Stores orders of one account by their number at the channel and brings the sums of their days up
 * to date, in one transaction. The same orders again change nothing.
 *
 * @returns how many were new or had changed
 */
export async function storeStudioOrders(
  db: Db,
  account: OrderAccount,
  orders: readonly Order[],
  now: Date,
): Promise<number> {
  if (orders.length === 0) return 0
  await lockAccount(db, account.id)
  const ids = orders.map(({ order_id }) => order_id)
  // An order can move to another day; the day it leaves has to be summed up again, too.
  const before = await sql<{ day: string }>`
    select distinct record_date::text as day from studio_orders
    where business_team_id = ${account.teamId} and platform = ${account.platform}
      and order_id = any(${ids}::text[])`.execute(db)
  const changed = await db
    .insertInto('studio_orders')
    .values(
      lastOfEach(orders).map((order) => ({
        business_team_id: account.teamId,
        studio_account_id: account.id,
        uid: account.uid,
        platform: account.platform,
        ...columnsOf(order),
        created_at: now,
        updated_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['business_team_id', 'platform', 'order_id'])
        .doUpdateSet((excluded) => ({
          record_date: excluded.ref('excluded.record_date'),
          status: excluded.ref('excluded.status'),
          amount_fen: excluded.ref('excluded.amount_fen'),
          cps_amount_fen: excluded.ref('excluded.cps_amount_fen'),
          item_title: excluded.ref('excluded.item_title'),
          updated_at: now,
        }))
        // An order of another account of the team stays that account's.
        .where('studio_orders.studio_account_id', '=', account.id)
        .where(differs('studio_orders')),
    )
    .returning('id')
    .execute()
  const days = new Set([
    ...before.rows.map(({ day }) => day),
    ...orders.map(({ record_date }) => record_date),
  ])
  await refreshIncome(db, account.id, [...days], now)
  return changed.length
}

/** Two runs for one account wait for each other: their sums would miss each other’s orders. */
const lockAccount = (db: Db, id: number) =>
  db.selectFrom('studio_accounts').select('id').where('id', '=', id).forNoKeyUpdate().execute()

/** Stores orders of the team's people by their number at the channel. */
export async function storeTeamOrders(
  db: Db,
  { teamId, platform }: { teamId: number; platform: string },
  orders: readonly Order[],
  now: Date,
): Promise<number> {
  if (orders.length === 0) return 0
  const relations = await db
    .selectFrom('team_relations')
    .select(['id', 'uid', 'nickname'])
    .where('business_team_id', '=', teamId)
    .where('platform', '=', platform)
    .where('uid', 'in', [...new Set(orders.map(({ uid }) => uid))])
    .orderBy('id')
    .execute()
  const byUid = new Map(relations.map((relation) => [relation.uid, relation]))
  const changed = await db
    .insertInto('team_orders')
    .values(
      lastOfEach(orders).map((order) => ({
        business_team_id: teamId,
        platform,
        uid: order.uid,
        team_relation_id: byUid.get(order.uid)?.id ?? null,
        nickname: byUid.get(order.uid)?.nickname ?? '',
        ...columnsOf(order),
        created_at: now,
        updated_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['business_team_id', 'platform', 'order_id'])
        .doUpdateSet((excluded) => ({
          record_date: excluded.ref('excluded.record_date'),
          status: excluded.ref('excluded.status'),
          amount_fen: excluded.ref('excluded.amount_fen'),
          cps_amount_fen: excluded.ref('excluded.cps_amount_fen'),
          item_title: excluded.ref('excluded.item_title'),
          team_relation_id: excluded.ref('excluded.team_relation_id'),
          nickname: excluded.ref('excluded.nickname'),
          updated_at: now,
        }))
        .where(
          sql<boolean>`(${differs('team_orders')} or team_orders.team_relation_id is distinct from excluded.team_relation_id
            or team_orders.nickname <> excluded.nickname)`,
        ),
    )
    .returning('id')
    .execute()
  return changed.length
}

/** One statement may touch a row once. */
const lastOfEach = (orders: readonly Order[]): Order[] => [
  ...new Map(orders.map((order) => [order.order_id, order])).values(),
]

const columnsOf = (order: Order) => ({
  order_id: order.order_id,
  item_id: order.item_id,
  item_title: order.item_title,
  record_date: order.record_date,
  status: order.status,
  amount_fen: toFen(order.amount_yuan),
  cps_amount_fen: earnedFen(order.status, toFen(order.cps_yuan)),
})

const differs = (table: 'studio_orders' | 'team_orders') =>
  sql<boolean>`(${sql.join(
    ['record_date', 'status', 'amount_fen', 'cps_amount_fen', 'item_title'].map(
      (name) => sql`${sql.ref(`${table}.${name}`)} <> ${sql.ref(`excluded.${name}`)}`,
    ),
    sql` or `,
  )})`
