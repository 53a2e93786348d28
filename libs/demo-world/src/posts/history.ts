import { HOUR_MS, isWeekend, lastDays, startOf } from '../calendar.ts'
import { stableHash } from '../chance/stable-hash.ts'
import { pickGoods } from '../goods/find-goods.ts'
import { goodsOf, pictureId } from '../goods/goods.ts'
import { KINDS } from '../goods/kinds.ts'
import { focusOf } from '../people/profile.ts'
import { generateCopy } from '../pieces/generate-copy.ts'
import type { Platform } from '../platforms.ts'
import { feedIdOf } from './metrics.ts'

/** A post that an account of the demo teams published. */
export type PastPost = {
  readonly feedId: string
  readonly uid: string
  /** Epoch ms. */
  readonly publishedAt: number
  /** The product it shows. */
  readonly itemId: string
  /** Seed of its words and pictures. */
  readonly seed: string
}

/** How many days back the history of the demo teams goes. */
export const HISTORY_DAYS = 60
/** People publish between nine and ten in the evening. */
const FIRST_HOUR = 9
const HOURS = 13

/** Posts of an account on a day up to an instant, oldest first: on most days one, at times none. */
export function postsOn(row: Platform, uid: string, day: string, now: number): PastPost[] {
  const seed = `${row.feedPrefix}:${uid}:${day}:post`
  const roll = stableHash(seed) % 10
  const count = isWeekend(day) ? Number(roll < 3) : Number(roll < 7) + Number(roll < 1)
  const start = startOf(day) + FIRST_HOUR * HOUR_MS
  return Array.from({ length: count }, (_, turn) => `${seed}:${turn}`)
    .map((post) => ({ post, publishedAt: start + (stableHash(`${post}:at`) % (HOURS * HOUR_MS)) }))
    .filter(({ publishedAt }) => publishedAt <= now)
    .sort((a, b) => a.publishedAt - b.publishedAt)
    .map(({ post, publishedAt }) => ({
      feedId: feedIdOf(row.feedPrefix, publishedAt, stableHash(post)),
      uid,
      publishedAt,
      itemId: pickGoods(row, `${post}:item`, focusOf(uid)),
      seed: post,
    }))
}

/** Text and pictures of a post; pictures by their ids, the first is the cover. */
export function bodyOfPost({ itemId, seed }: PastPost) {
  const goods = goodsOf(itemId)
  return {
    goods,
    ...generateCopy(seed, goods),
    pictures: Array.from({ length: 3 + (stableHash(`${seed}:pictures`) % 4) }, (_, turn) =>
      pictureId(KINDS.indexOf(goods.kind), seed, turn),
    ),
  }
}

/** Posts of an account in the last days, the day of the instant included, oldest first. */
export const recentPosts = (row: Platform, uid: string, now: number, days: number): PastPost[] =>
  lastDays(now, days).flatMap((day) => postsOn(row, uid, day, now))
