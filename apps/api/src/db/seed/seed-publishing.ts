import type { Db } from '../database.ts'
import type { SeededAccount } from './seed-accounts.ts'
import type { SeededContent } from './seed-contents.ts'
import type { SeededPeople } from './seed-people.ts'

interface Seeding {
  people: SeededPeople
  accounts: readonly SeededAccount[]
  contents: readonly SeededContent[]
  now: Date
}

/** Queued items per account, by uid; 小红豆 has enough for a run to look at. */
const QUEUES: Readonly<Record<string, number>> = {
  '88213': 12,
  '88214': 4,
  '61027': 3,
  '73905': 5,
  '92001': 6,
  '92002': 2,
}
const HOUR_MS = 3_600_000

/** A queue to publish from, and what was published before, with its figures and its ledger. */
export async function seedPublishing(db: Db, seeding: Seeding) {
  const queues = seeding.accounts.map((account) => ({ account, contents: take(seeding, account) }))
  const rows = queues.flatMap(({ account, contents }) =>
    contents.map((content, i) => ({ ...toQueued(account, content), priority: i < 2 ? 1 : 0 })),
  )
  await db.insertInto('publish_contents').values(rows).execute()
  await seedPublished(db, seeding)
}

function take({ contents }: Seeding, { uid, team, ownerId }: SeededAccount): SeededContent[] {
  const own = contents.filter(
    (content) =>
      content.team === team && content.status === 'checked' && content.userId === ownerId,
  )
  const others = contents.filter(
    (content) => content.team === team && content.status === 'checked' && content.userId === null,
  )
  return [...own, ...others].slice(0, QUEUES[uid] ?? 0)
}

const toQueued = (account: SeededAccount, content: SeededContent) => ({
  business_team_id: account.teamId,
  user_id: account.ownerId,
  studio_account_id: account.id,
  content_id: content.id,
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
  paragraphs: content.paragraphs,
  items: JSON.stringify(content.items),
  item_list: JSON.stringify(content.items),
})

/** Each published content has its item, attempt, event and figures: counters equal the ledger. */
async function seedPublished(db: Db, { accounts, contents, now }: Seeding) {
  const published = contents.filter(({ status }) => status === 'published')
  const made = published.flatMap((content, i) => {
    const own = accounts.filter(({ team }) => team === content.team)
    const account = own[i % own.length]
    const at = new Date(now.getTime() - (30 + i * 9) * HOUR_MS)
    return account ? [{ content, account, at, feedId: String(500_000_000 + i * 104_729), i }] : []
  })
  const items = await db
    .insertInto('publish_contents')
    .values(
      made.map(({ account, content, feedId, at }) => ({
        ...toQueued(account, content),
        status: 'published' as const,
        feed_id: feedId,
        published_at: at,
        created_at: new Date(at.getTime() - HOUR_MS),
        updated_at: at,
      })),
    )
    .returning(['id', 'feed_id'])
    .execute()
  const itemOf = new Map(items.map(({ id, feed_id }) => [feed_id, id]))
  const rows = made.map((one) => ({ ...one, itemId: itemOf.get(one.feedId) ?? 0 }))
  await db.insertInto('carry_publishes').values(rows.map(toPublish)).execute()
  await insertLedger(db, rows)
}

interface Published {
  content: SeededContent
  account: SeededAccount
  at: Date
  feedId: string
  itemId: number
  i: number
}

const toPublish = ({ content, account, at, feedId, itemId, i }: Published) => ({
  business_team_id: account.teamId,
  user_id: account.ownerId,
  content_id: content.id,
  studio_account_id: account.id,
  publish_content_id: itemId,
  feed_id: feedId,
  title: content.title,
  desc: content.desc,
  cover: content.images[0] ?? '',
  image: content.images[0] ?? '',
  images: content.images,
  paragraphs: content.paragraphs,
  topic: content.topic,
  channel: account.platform,
  item_ids: content.items.map(({ item_id }) => item_id),
  pv_count: 1200 + ((i * 7919) % 48_000),
  like_count: 40 + ((i * 613) % 2100),
  collect_count: 12 + ((i * 211) % 900),
  comment_count: (i * 37) % 130,
  cps_amount_fen: (i * 2741) % 98_000,
  source_user: account.nickname,
  release_at: at,
  published_at: at,
  created_at: at,
  updated_at: at,
})

async function insertLedger(db: Db, rows: readonly Published[]) {
  const attempts = await db
    .insertInto('publish_attempts')
    .values(
      rows.map(({ account, itemId, feedId, at }) => ({
        business_team_id: account.teamId,
        publish_content_id: itemId,
        studio_account_id: account.id,
        fence: 1,
        generation: 1,
        state: 'published' as const,
        outcome: 'published',
        feed_id: feedId,
        lease_expires_at: at,
        claimed_at: at,
        submitted_at: at,
        settled_at: at,
        created_at: at,
        updated_at: at,
      })),
    )
    .returning(['id', 'publish_content_id'])
    .execute()
  const attemptOf = new Map(attempts.map(({ id, publish_content_id }) => [publish_content_id, id]))
  const events = rows.map(({ account, itemId, feedId, at }) => ({
    business_team_id: account.teamId,
    studio_account_id: account.id,
    publish_content_id: itemId,
    attempt_id: attemptOf.get(itemId) ?? null,
    user_id: account.ownerId,
    kind: 'published',
    detail: JSON.stringify({ feed_id: feedId }),
    created_at: at,
  }))
  await db.insertInto('publish_events').values(events).execute()
}
