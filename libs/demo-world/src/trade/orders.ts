import { DAY_MS, dayOf, daysBetween, isWeekend, lastDays, startOf } from '../calendar.ts'
import { stableHash } from '../chance/stable-hash.ts'
import { pickGoods } from '../goods/find-goods.ts'
import { goodsOf } from '../goods/goods.ts'
import { focusOf } from '../people/profile.ts'
import type { Platform } from '../platforms.ts'
import { recentPosts } from '../posts/history.ts'

/** One sale that an account gets a share of. */
export type Order = {
  readonly order_id: string
  readonly uid: string
  readonly item_id: string
  readonly item_title: string
  /** Day in Asia/Shanghai, YYYY-MM-DD. */
  readonly record_date: string
  readonly status: 'paid' | 'settled' | 'refunded'
  /** Amount paid, also when it was refunded later. */
  readonly amount_yuan: number
  /** The share; what was sent back earns nothing. */
  readonly cps_yuan: number
}

/** An order with the post that led to it, where one did. */
export type LedOrder = { readonly order: Order; readonly feedId: string | undefined }

/** Days until a buyer returns an order, and until the commission is settled. */
const SENT_BACK_AFTER = 3
const SETTLED_AFTER = 15

/** Days for which a post sells. */
const SELLS_FOR = 10

/** The orders of one account on one day, as they stand at an instant, oldest first. */
export function ledOrdersOn(row: Platform, uid: string, day: string, now: number): LedOrder[] {
  const seed = `${row.feedPrefix}:${uid}:${day}`
  const count = stableHash(`${seed}:orders`) % (isWeekend(day) ? 5 : 4)
  if (count === 0) return []
  const posts = recentPosts(row, uid, startOf(day), SELLS_FOR)
  return Array.from({ length: count }, (_, turn) => `${seed}:${turn}`)
    .map((order) => ({ order, at: startOf(day) + (stableHash(`${order}:at`) % DAY_MS) }))
    .filter(({ at }) => at <= now)
    .sort((a, b) => a.at - b.at)
    .map(({ order, at }) => {
      const post = posts[stableHash(`${order}:post`) % Math.max(1, posts.length)]
      const itemId = post?.itemId ?? pickGoods(row, `${order}:item`, focusOf(uid))
      const ageDays = (now - at) / DAY_MS
      return { order: makeOrder({ order, uid, day, itemId, ageDays }), feedId: post?.feedId }
    })
}

function makeOrder({
  order,
  uid,
  day,
  itemId,
  ageDays,
}: {
  order: string
  uid: string
  day: string
  itemId: string
  ageDays: number
}): Order {
  const goods = goodsOf(itemId)
  const pieces = 1 + (stableHash(`${order}:pieces`) % 3)
  const amountFen = Math.round(goods.price * 100) * pieces
  const isSentBack = stableHash(`${order}:fate`) % 10 === 0 && ageDays >= SENT_BACK_AFTER
  const cpsFen = Math.round((amountFen * goods.commission_rate) / 100)
  return {
    order_id: `${day.replaceAll('-', '')}${String(stableHash(order)).padStart(10, '0')}`,
    uid,
    item_id: itemId,
    item_title: goods.title,
    record_date: day,
    status: isSentBack ? 'refunded' : ageDays >= SETTLED_AFTER ? 'settled' : 'paid',
    amount_yuan: amountFen / 100,
    cps_yuan: isSentBack ? 0 : cpsFen / 100,
  }
}

/** The orders of accounts from one day to another, both included, as they stand at an instant. */
export const ordersBetween = (
  row: Platform,
  {
    uids,
    since,
    until,
    now,
  }: { uids: readonly string[]; since: string; until: string; now: number },
): Order[] =>
  daysBetween(since, until < dayOf(now) ? until : dayOf(now)).flatMap((day) =>
    uids.flatMap((uid) => ledOrdersOn(row, uid, day, now).map(({ order }) => order)),
  )

const MONTH_DAYS = 30

/** Earnings of an account in the last thirty days, in yuan. */
export function monthIncome(row: Platform, uid: string, now: number): number {
  const fen = lastDays(now, MONTH_DAYS)
    .flatMap((day) => ledOrdersOn(row, uid, day, now))
    .reduce((sum, { order }) => sum + Math.round(order.cps_yuan * 100), 0)
  return fen / 100
}
