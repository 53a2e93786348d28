import { bodyOfPost, HISTORY_DAYS, platformOf, recentPosts, type PastPost } from '@omc/demo-world'
import type { SeededAccount } from './seed-accounts.ts'
import { around, categoryIdOf, itemOf, pictureAt, type Desk } from './seed-desk.ts'
import { seedLedger } from './seed-ledger.ts'
import { seedPublishRecords } from './seed-publish-records.ts'
import type { Family, Published } from './seed-published.ts'
import { queuedColumns, type Text } from './seed-publishing.ts'

/** Most posts were collected contents; the rest was made by the team. */
const FAMILIES: readonly Family[] = [
  'carry', 'carry', 'smart', 'carry', 'carry', 'creative', 'carry', 'carry',
] // oxfmt-ignore
const SOURCES = ['douyin', 'redbook', 'guanghe', 'taobaoke', 'compass'] as const
const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

type Draft = Omit<Published, 'contentId' | 'itemId'>

/** Sixty days of publishing: each post has its content, queue item, attempts, events and figures. */
export async function seedHistory(desk: Desk): Promise<void> {
  const drafts = desk.accounts.flatMap((account) =>
    recentPosts(
      platformOf(account.platform),
      account.uid,
      desk.deps.now.getTime(),
      HISTORY_DAYS,
    ).map((post): Omit<Draft, 'family'> => ({ account, post, ...readPost(desk, account, post) })),
  )
  const inOrder = drafts
    .sort((a, b) => a.post.publishedAt - b.post.publishedAt)
    .map((draft, i): Draft => ({ ...draft, family: around(FAMILIES, i) }))
  const withContents = await seedContents(desk, inOrder)
  const published = await seedItems(desk, withContents)
  await seedPublishRecords(desk, published)
  await seedLedger(desk, published)
}

function readPost({ deps }: Desk, { platform }: SeededAccount, post: PastPost) {
  const { goods, title, paragraphs, topic, pictures } = bodyOfPost(post)
  const text: Text = {
    title,
    desc: paragraphs.slice(0, 2).join(''),
    paragraphs: [...paragraphs],
    topic,
    images: pictures.map((id) => pictureAt(deps, id)),
    items: [itemOf(platform, goods)],
    category: goods.kind.category,
  }
  return { text, brand: goods.brand }
}

/** The contents of the posts, family by family. */
async function seedContents(desk: Desk, drafts: readonly Draft[]) {
  const of = (family: Family) => drafts.filter((draft) => draft.family === family)
  const [carry, smart, creative] = [of('carry'), of('smart'), of('creative')]
  const carryRows = await desk.db
    .insertInto('carry_contents')
    .values(carry.map((draft, i) => carryRow(desk, draft, i)))
    .returning('id')
    .execute()
  const smartRows = await desk.db
    .insertInto('smart_contents')
    .values(smart.map((draft) => madeRow(draft)))
    .returning('id')
    .execute()
  const creativeRows = await desk.db
    .insertInto('creative_contents')
    .values(creative.map((draft) => ({ ...madeRow(draft), source: 'smart', brand: draft.brand })))
    .returning('id')
    .execute()
  return [
    ...withIds(carry, carryRows),
    ...withIds(smart, smartRows),
    ...withIds(creative, creativeRows),
  ].sort((a, b) => a.post.publishedAt - b.post.publishedAt)
}

/** PostgreSQL returns the rows of an insert in the order of its values. */
const withIds = (drafts: readonly Draft[], rows: readonly { id: number }[]) =>
  drafts.map((draft, i) => ({ ...draft, contentId: rows[i]?.id ?? 0 }))

function stamps({ post }: Draft) {
  const at = new Date(post.publishedAt)
  return {
    status: 'published' as const,
    published_at: at,
    created_at: new Date(at.getTime() - DAY_MS),
    updated_at: at,
  }
}

function carryRow(desk: Desk, draft: Draft, i: number) {
  const { text, account } = draft
  const { items, ...texts } = text
  return {
    ...texts,
    items: JSON.stringify(items),
    business_team_id: desk.teamId,
    user_id: account.ownerId,
    cover: text.images[0] ?? '',
    item_picture: text.images[1] ?? '',
    business_category_id: categoryIdOf(desk, text.category),
    source: around(SOURCES, i),
    content_type: 'image',
    channel: account.platform,
    ratio: i % 2 === 0 ? '3:4' : '1:1',
    ...stamps(draft),
  }
}

function madeRow(draft: Draft) {
  const { text, account } = draft
  const { items, ...texts } = text
  return {
    ...texts,
    items: JSON.stringify(items),
    make_images: text.images.slice(0, 1),
    business_team_id: account.teamId,
    user_id: account.ownerId,
    channel: account.platform,
    source: 'manual',
    ...stamps(draft),
  }
}

async function seedItems(
  desk: Desk,
  drafts: readonly (Draft & { contentId: number })[],
): Promise<Published[]> {
  const rows = await desk.db
    .insertInto('publish_contents')
    .values(
      drafts.map(({ account, post, text, family, contentId, brand }) => ({
        ...queuedColumns(account, text),
        family,
        content_id: contentId,
        brand: family === 'creative' ? brand : '',
        status: 'published' as const,
        feed_id: post.feedId,
        published_at: new Date(post.publishedAt),
        created_at: new Date(post.publishedAt - HOUR_MS),
        updated_at: new Date(post.publishedAt),
      })),
    )
    .returning('id')
    .execute()
  return drafts.map((draft, i) => ({ ...draft, itemId: rows[i]?.id ?? 0 }))
}
