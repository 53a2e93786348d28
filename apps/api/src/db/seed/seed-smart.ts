import type { Db } from '../database.ts'
import type { ContentStatus } from '../publishing-tables.ts'
import { GOODS, TITLES, TOPICS, paragraphsOf } from './demo-goods.ts'
import type { SeededAccount } from './seed-accounts.ts'
import type { SeedDeps, SeededPeople } from './seed-people.ts'

const COUNTS = { xinghe: 30, yuanshan: 8 } as const
const STATUSES: readonly ContentStatus[] = [
  'fetched',
  'processed',
  'checked',
  'published',
  'processed',
  'downloaded',
  'rejected',
]
const STEP_MS = 47 * 60_000

/** Smart and creative contents with what was published of them, in both teams. */
export async function seedSmart(
  db: Db,
  people: SeededPeople,
  accounts: readonly SeededAccount[],
  deps: SeedDeps,
): Promise<void> {
  for (const team of ['xinghe', 'yuanshan'] as const) {
    const own = accounts.filter((account) => account.team === team)
    const rows = Array.from({ length: COUNTS[team] }, (_, i) =>
      contentOf(i, { teamId: people.teams[team], deps }),
    )
    const smart = await db
      .insertInto('smart_contents')
      .values(rows)
      .returning(['id', 'title', 'status', 'updated_at'])
      .execute()
    const creative = await db
      .insertInto('creative_contents')
      .values(rows.filter((_, i) => i % 3 === 0).map((row) => ({ ...row, source: 'smart' })))
      .returning(['id', 'title', 'status', 'updated_at'])
      .execute()
    const smartPublishes = smart.flatMap((content, i) => publishOf(content, own, i))
    if (smartPublishes.length > 0)
      await db.insertInto('smart_publishes').values(smartPublishes).execute()
    const creativePublishes = creative.flatMap((content, i) => publishOf(content, own, i))
    if (creativePublishes.length > 0)
      await db
        .insertInto('creative_publishes')
        .values(creativePublishes.map((row, i) => ({ ...row, topic: at(TOPICS, i) })))
        .execute()
  }
}

const at = <T>(list: readonly T[], i: number): T => {
  const item = list[i % list.length]
  if (item === undefined) throw new Error('a list of the demo data is empty')
  return item
}

function contentOf(i: number, { teamId, deps }: { teamId: number; deps: SeedDeps }) {
  const goods = at(GOODS, i * 3 + 1)
  const status = at(STATUSES, i)
  const stamp = new Date(deps.now.getTime() - (i + 1) * STEP_MS)
  const picture = (n: number) => `${deps.config.sandboxUrl}/pictures/${800 + i * 3 + n}.svg`
  const paragraphs = paragraphsOf(goods)
  return {
    business_team_id: teamId,
    user_id: null,
    title: at(TITLES, i)(goods),
    images: [picture(0), picture(1), picture(2)],
    desc: paragraphs[0] ?? '',
    paragraphs,
    items: JSON.stringify([{ item_id: String(640_000_000 + i * 173), title: goods.name }]),
    topic: at(TOPICS, i),
    category: goods.category,
    source: 'manual',
    status,
    status_before_trash: null,
    published_at: status === 'published' ? stamp : null,
    origin_type: null,
    origin_id: null,
    created_at: stamp,
    updated_at: stamp,
  }
}

interface Made {
  id: number
  title: string
  status: ContentStatus
  updated_at: Date
}

function publishOf(content: Made, accounts: readonly SeededAccount[], i: number) {
  if (content.status !== 'published' || accounts.length === 0) return []
  const account = at(accounts, i)
  return [
    {
      business_team_id: account.teamId,
      user_id: account.ownerId,
      content_id: content.id,
      studio_account_id: account.id,
      publish_content_id: null,
      feed_id: `demo-feed-${content.id}`,
      title: content.title,
      channel: account.platform,
      pv_count: 800 + ((i * 4177) % 60_000),
      like_count: 20 + ((i * 313) % 4000),
      collect_count: 5 + ((i * 97) % 900),
      comment_count: 2 + ((i * 41) % 300),
      improve_hints: i % 4 === 0 ? ['封面文字过多'] : [],
      release_at: content.updated_at,
      created_at: content.updated_at,
      updated_at: content.updated_at,
    },
  ]
}
