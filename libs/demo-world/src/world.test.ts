import { describe, expect, it } from 'vitest'
import {
  accountIds,
  bodyOfPost,
  boundUids,
  CAST_ACCOUNTS,
  CAST_AUTHORS,
  CHANNEL_PLATFORMS,
  figuresOfPost,
  findPieces,
  crowdsOf,
  HISTORY_DAYS,
  madeAt,
  nameOf,
  ordersBetween,
  piecesOf,
  platformOf,
  rankedGoods,
  RANKS,
  recentPosts,
} from './index.ts'

const NOW = Date.UTC(2026, 10, 20, 2)
const HOUR_MS = 3_600_000
const jd = platformOf('jd')

describe('the demo world', () => {
  it('has ranks whose goods are of their category, each place once', () => {
    const ranked = rankedGoods(platformOf('goudong'))
    for (const { name, category } of RANKS) {
      const own = ranked.filter(({ rankName }) => rankName === name)
      expect(own.map(({ rank }) => rank)).toEqual(own.map((_, at) => at + 1))
      expect(own.length).toBeGreaterThan(10)
      expect(new Set(own.map(({ goods }) => goods.kind.category))).toEqual(new Set([category]))
    }
  })

  it('lets authors write about what they stand for', () => {
    for (const { platform, id, category } of CAST_AUTHORS) {
      const pieces = piecesOf(platformOf(platform), id, NOW)
      expect(pieces.length).toBeGreaterThan(20)
      expect(new Set(pieces.map((piece) => piece.category))).toEqual(new Set([category]))
    }
  })

  it('has sixty days of posts with hundreds of titles, and figures that only grow', () => {
    const posts = CHANNEL_PLATFORMS.flatMap((row) =>
      accountIds(row).flatMap((uid) => recentPosts(row, uid, NOW, HISTORY_DAYS)),
    )
    expect(new Set(posts.map((post) => bodyOfPost(post).title)).size).toBeGreaterThan(400)
    expect(new Set(posts.map(({ feedId }) => feedId)).size).toBe(posts.length)
    for (const { feedId, publishedAt } of posts) {
      expect(madeAt(feedId)).toBe(publishedAt)
      const views = [0, 10, 71, 72, 1000].map(
        (hours) => figuresOfPost(feedId, publishedAt + hours * HOUR_MS).pv_count,
      )
      expect(views.toSorted((a, b) => a - b)).toEqual(views)
      expect(views[4]).toBe(views[3])
    }
  })

  it('sells what was posted, settles it after two weeks, and lets an order never become another', () => {
    const wanted = { uids: ['73905'], since: '2026-10-01', until: '2026-11-20' }
    const orders = ordersBetween(jd, { ...wanted, now: NOW })
    const posted = new Set(recentPosts(jd, '73905', NOW, 70).map(({ itemId }) => itemId))
    expect(orders.every(({ item_id: id }) => posted.has(id))).toBe(true)
    expect(new Set(orders.map(({ status }) => status)).size).toBe(3)
    const later = new Map(
      ordersBetween(jd, { ...wanted, now: NOW + 90 * 24 * HOUR_MS }).map((one) => [
        one.order_id,
        one,
      ]),
    )
    for (const { order_id: id, item_title, amount_yuan } of orders) {
      expect(later.get(id)).toMatchObject({ item_title, amount_yuan })
      expect(later.get(id)?.status).not.toBe('paid')
    }
    for (const { status, cps_yuan: cps } of later.values())
      expect(cps === 0).toBe(status === 'refunded')
  })

  it('has people under one name each, and groups with pieces of their own', () => {
    expect(new Set(CAST_ACCOUNTS.map(({ uid }) => uid)).size).toBe(CAST_ACCOUNTS.length)
    expect(nameOf('88213')).toBe('小红豆')
    const guangguang = platformOf('guangguang')
    for (const { group_name: name, category } of crowdsOf(guangguang))
      for (const piece of findPieces(guangguang, name, NOW)) expect(piece.category).toBe(category)
    expect(boundUids(guangguang).length).toBeGreaterThan(1)
  })
})
