import {
  figuresOfPost,
  HISTORY_DAYS,
  hintsOfPost,
  lastDays,
  ledOrdersOn,
  platformOf,
} from '@omc/demo-world'
import { toFen } from '../orders/fen.ts'
import type { Desk } from './seed-desk.ts'
import type { Published } from './seed-published.ts'

/** Published records with the channels' figures. */
export async function seedPublishRecords(desk: Desk, published: readonly Published[]) {
  const { db, deps } = desk
  const now = deps.now.getTime()
  const earned = earnings(desk, now)
  const of = (family: Published['family']) => published.filter((one) => one.family === family)
  await db
    .insertInto('carry_publishes')
    .values(
      of('carry').map((one, i) => ({
        ...recordOf(one, now),
        ...carryColumns(one),
        priority: i % 10 === 0 ? 1 : 0,
        cps_amount_fen: earned.get(one.post.feedId) ?? 0,
        cps_imported_at: deps.now,
      })),
    )
    .execute()
  await db
    .insertInto('smart_publishes')
    .values(of('smart').map((one) => recordOf(one, now)))
    .execute()
  await db
    .insertInto('creative_publishes')
    .values(
      of('creative').map((one) => ({
        ...recordOf(one, now),
        topic: one.text.topic,
        brand: one.brand,
        make_images: one.text.images,
      })),
    )
    .execute()
}

/** Earnings from the orders of each post, fen. */
function earnings({ accounts }: Desk, now: number): ReadonlyMap<string, number> {
  const earned = new Map<string, number>()
  for (const { platform, uid } of accounts)
    for (const day of lastDays(now, HISTORY_DAYS))
      for (const { order, feedId } of ledOrdersOn(platformOf(platform), uid, day, now))
        if (feedId !== undefined)
          earned.set(feedId, (earned.get(feedId) ?? 0) + toFen(order.cps_yuan))
  return earned
}

function recordOf({ account, post, text, contentId, itemId }: Published, now: number) {
  const at = new Date(post.publishedAt)
  return {
    business_team_id: account.teamId,
    user_id: account.ownerId,
    content_id: contentId,
    studio_account_id: account.id,
    publish_content_id: itemId,
    feed_id: post.feedId,
    title: text.title,
    channel: account.platform,
    ...figuresOfPost(post.feedId, now),
    improve_hints: hintsOfPost(post.feedId),
    metrics_at: new Date(now),
    release_at: at,
    created_at: at,
    updated_at: at,
  }
}

const carryColumns = ({ account, post, text }: Published) => ({
  desc: text.desc,
  cover: text.images[0] ?? '',
  image: text.images[0] ?? '',
  picture: text.images[1] ?? '',
  images: text.images,
  paragraphs: text.paragraphs,
  topic: text.topic,
  publish_tag: text.category,
  item_ids: text.items.map(({ item_id }) => item_id),
  source_items: JSON.stringify(text.items),
  source_user: account.nickname,
  channel_state: 'published',
  published_at: new Date(post.publishedAt),
})
