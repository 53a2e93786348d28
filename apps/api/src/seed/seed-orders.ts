import {
  boundUids,
  HISTORY_DAYS,
  lastDays,
  ordersBetween,
  platformOf,
  relationsOf,
} from '@omc/demo-world'
import { storeStudioOrders, storeTeamOrders } from '../orders/store-orders.ts'
import { storeRelations } from '../orders/store-relations.ts'
import type { Desk } from './seed-desk.ts'

/** A team's bound people, and sixty days of orders of its accounts and people. */
export async function seedOrders(desk: Desk) {
  const { db, accounts, teamId, deps } = desk
  const now = deps.now.getTime()
  const days = lastDays(now, HISTORY_DAYS)
  const range = { since: days[0] ?? '', until: days.at(-1) ?? '', now }
  for (const { id, platform, uid } of accounts) {
    const orders = ordersBetween(platformOf(platform), { uids: [uid], ...range })
    await storeStudioOrders(db, { id, teamId, platform, uid }, orders, deps.now)
  }
  for (const platform of new Set(accounts.map((account) => account.platform))) {
    const row = platformOf(platform)
    await storeRelations(db, { teamId, platform }, relationsOf(row), deps.now)
    const orders = ordersBetween(row, { uids: boundUids(row), ...range })
    await storeTeamOrders(db, { teamId, platform }, orders, deps.now)
  }
}
