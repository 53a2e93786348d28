import type { SeededAccount } from './seed-accounts.ts'
import type { SeededContent } from './seed-contents.ts'
import type { Desk } from './seed-desk.ts'

/** Queued items per account, by uid; 小红豆 has enough for a run to look at. */
const QUEUES: Readonly<Record<string, number>> = {
  '88213': 12,
  '88214': 4,
  '61027': 3,
  '73905': 5,
  '92001': 6,
  '92002': 2,
}

/** Items at the end of a queue that are planned, a day apart, per account. */
const PLANNED: Readonly<Record<string, number>> = { '88214': 2 }
const DAY_MS = 86_400_000

/** Queued items by account. */
export async function seedQueues(desk: Desk, contents: readonly SeededContent[]) {
  const rows = desk.accounts.flatMap((account) =>
    take(contents, account).map((content, i, { length }) => ({
      ...queuedColumns(account, content),
      content_id: content.id,
      priority: i < 2 ? 1 : 0,
      remark: i === 0 ? '先发这一篇' : '',
      release_at: plannedAt(desk.deps.now, i + 1 - (length - (PLANNED[account.uid] ?? 0))),
      created_at: desk.deps.now,
      updated_at: desk.deps.now,
    })),
  )
  await desk.db.insertInto('publish_contents').values(rows).execute()
}

/** So many days on; null for what goes out as soon as it is its turn. */
const plannedAt = (now: Date, days: number): Date | null =>
  days > 0 ? new Date(now.getTime() + days * DAY_MS) : null

function take(contents: readonly SeededContent[], { uid, ownerId }: SeededAccount) {
  const ready = contents.filter(({ status }) => status === 'checked')
  const own = ready.filter(({ userId }) => userId === ownerId)
  const others = ready.filter(({ userId }) => userId === null && ownerId !== null)
  return [...own, ...others].slice(0, QUEUES[uid] ?? 0)
}

export type Text = Pick<
  SeededContent,
  'title' | 'desc' | 'topic' | 'images' | 'paragraphs' | 'items' | 'category'
>

/** A content as a queue of an account holds it. */
export const queuedColumns = (account: SeededAccount, content: Text) => ({
  business_team_id: account.teamId,
  user_id: account.ownerId,
  studio_account_id: account.id,
  uid: account.uid,
  channel: account.platform,
  platform: account.platform,
  account_name: account.nickname,
  category: content.category,
  title: content.title,
  desc: content.desc,
  topic: content.topic,
  images: content.images,
  image_list: content.images,
  extra_covers: content.images.slice(1, 2),
  make_images: content.images.slice(0, 1),
  paragraphs: content.paragraphs,
  items: JSON.stringify(content.items),
  item_list: JSON.stringify(content.items),
})
