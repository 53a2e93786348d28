import type { Db } from '../database.ts'
import type { ContentStatus } from '../publishing-tables.ts'
import { DEMO_CHANNELS } from './demo-channels.ts'
import { GOODS, TITLES, TOPICS, paragraphsOf, type Goods } from './demo-goods.ts'
import type { TeamKey } from './demo-people.ts'
import type { SeedDeps, SeededPeople } from './seed-people.ts'

export interface SeededContent {
  id: number
  team: TeamKey
  teamId: number
  userId: number | null
  status: ContentStatus
  title: string
  desc: string
  images: string[]
  paragraphs: string[]
  items: { item_id: string; title: string; price: number }[]
  topic: string
  category: string
}

const COUNT: Record<TeamKey, number> = { xinghe: 96, yuanshan: 28 }
/** Half of a desk is waiting for work; the rest shows every state. */
const STATUSES: readonly ContentStatus[] = [
  'fetched', 'processed', 'checked', 'checked', 'processed', 'published',
  'fetched', 'checked', 'downloaded', 'rejected', 'checked', 'deleted',
] // oxfmt-ignore
const SOURCES = ['douyin', 'redbook', 'guanghe', 'taobaoke', 'compass'] as const
const STEP_MS = 37 * 60_000

/** Contents of both teams, in every state of the life cycle. */
export async function seedContents(
  db: Db,
  people: SeededPeople,
  deps: SeedDeps,
): Promise<SeededContent[]> {
  const all = (['xinghe', 'yuanshan'] as const).flatMap((team) =>
    Array.from({ length: COUNT[team] }, (_, i) => make(team, i, people, deps)),
  )
  const rows = await db
    .insertInto('carry_contents')
    .values(all.map((content, i) => toRow(content, i, deps.now)))
    .returning(['id', 'document_id'])
    .execute()
  const ids = new Map(rows.map(({ id, document_id }) => [document_id, id]))
  return all.map((content, i) => ({ ...content, id: ids.get(documentId(i)) ?? 0 }))
}

const documentId = (i: number) => `demo-${String(i + 1).padStart(4, '0')}`

function make(
  team: TeamKey,
  i: number,
  people: SeededPeople,
  { config }: SeedDeps,
): Omit<SeededContent, 'id'> {
  const goods = at(GOODS, i * 7 + (team === 'xinghe' ? 0 : 3))
  const owners =
    team === 'xinghe' ? ['operator', undefined, 'creator', 'operator'] : ['operator2', undefined]
  const owner = at(owners, i)
  const first = i * 5 + (team === 'xinghe' ? 1 : 501)
  return {
    team,
    teamId: people.teams[team],
    userId: (owner === undefined ? undefined : people.users.get(owner)?.id) ?? null,
    status: at(STATUSES, i),
    title: at(TITLES, i + Math.floor(i / GOODS.length))(goods),
    desc: `${goods.scene}好物：${goods.points[0]}`,
    images: Array.from(
      { length: 3 + (i % 4) },
      (_, n) => `${config.sandboxUrl}/pictures/${first + n}.svg`,
    ),
    paragraphs: paragraphsOf(goods),
    items: itemsOf(goods, i),
    topic: at(TOPICS, i),
    category: goods.category,
  }
}

function itemsOf(goods: Goods, i: number) {
  const item_id = String(610_000_000 + i * 97)
  const first = { item_id, title: goods.name, price: goods.priceYuan }
  if (i % 3 !== 0) return [first]
  return [
    first,
    { item_id: `${item_id}8`, title: `${goods.name} 同款`, price: goods.priceYuan - 10 },
  ]
}

function toRow(content: Omit<SeededContent, 'id'>, i: number, now: Date) {
  const { teamId, userId, status, images, items, desc } = content
  const updatedAt = new Date(now.getTime() - i * STEP_MS)
  const isDeleted = status === 'deleted'
  return {
    business_team_id: teamId,
    user_id: userId,
    title: content.title,
    desc,
    images,
    cover: images[0] ?? '',
    item_picture: images[1] ?? '',
    paragraphs: content.paragraphs,
    items: JSON.stringify(items),
    topic: content.topic,
    category: content.category,
    status,
    status_before_trash: isDeleted ? 'processed' : null,
    deleted_at: isDeleted ? updatedAt : null,
    source: at(SOURCES, i),
    channel: at(DEMO_CHANNELS, i).name,
    document_id: documentId(i),
    ratio: i % 2 === 0 ? '3:4' : '1:1',
    play: (i * 7919) % 90_000,
    published_at: status === 'published' ? updatedAt : null,
    created_at: new Date(updatedAt.getTime() - 2 * 86_400_000),
    updated_at: updatedAt,
  }
}

/** The element at a position that runs round. */
function at<T>(list: readonly T[], i: number): T {
  // The lists above are not empty, so the remainder is always a position in them.
  return list[i % list.length] as T
}
