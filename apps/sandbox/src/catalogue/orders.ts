import { stableHash } from '../stable-hash.ts'
import { goodsOf, LISTED, listedId } from './goods.ts'

/** One sale that an account gets a share of. */
export type Order = {
  readonly order_id: string
  readonly uid: string
  readonly item_id: string
  readonly item_title: string
  /** Day, YYYY-MM-DD. */
  readonly record_date: string
  readonly status: 'paid' | 'settled' | 'refunded'
  readonly amount_yuan: number
  readonly cps_yuan: number
}

const DAY_MS = 86_400_000

/** The days from one to another, both included. */
export function daysBetween(since: string, until: string): string[] {
  const days: string[] = []
  for (let at = Date.parse(since); at <= Date.parse(until); at += DAY_MS) {
    days.push(new Date(at).toISOString().slice(0, 10))
  }
  return days
}

/** The orders of one account on one day; the same ones whenever they are asked for. */
export function ordersOf(prefix: string, uid: string, day: string): Order[] {
  const weekend = [0, 6].includes(new Date(day).getUTCDay())
  const count = stableHash(`${prefix}:${uid}:${day}:orders`) % (weekend ? 9 : 6)
  return Array.from({ length: count }, (_, turn): Order => {
    const seed = `${prefix}:${uid}:${day}:${turn}`
    const goods = goodsOf(listedId(prefix, stableHash(`${seed}:item`) % LISTED))
    const pieces = 1 + (stableHash(`${seed}:pieces`) % 3)
    const amountFen = Math.round(goods.price * 100) * pieces
    const fate = stableHash(`${seed}:fate`) % 10
    const status = fate === 0 ? 'refunded' : fate < 3 ? 'paid' : 'settled'
    const cpsFen = Math.round((amountFen * goods.commission_rate) / 100)
    return {
      order_id: `${day.replaceAll('-', '')}${String(stableHash(seed)).padStart(10, '0')}`,
      uid,
      item_id: goods.item_id,
      item_title: goods.title,
      record_date: day,
      status,
      amount_yuan: amountFen / 100,
      // what was sent back earns nothing
      cps_yuan: status === 'refunded' ? 0 : cpsFen / 100,
    }
  })
}
