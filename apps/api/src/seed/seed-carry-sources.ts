import { avatarPathOf, CAST_AUTHORS, piecesOf, platformOf, type CastAuthor } from '@omc/demo-world'
import type { WatchedAuthor } from './demo-sources.ts'
import { WATCHED_AUTHORS } from './demo-sources.ts'
import { categoryIdOf, userIdOf, type Desk } from './seed-desk.ts'

const HOUR_MS = 3_600_000

/** A watched author of a team, with its row. */
export interface SeededSource extends CastAuthor {
  rowId: number
  isStopped: boolean
}

/** The watched authors of a team. */
export async function seedCarrySources(desk: Desk): Promise<SeededSource[]> {
  const watched = WATCHED_AUTHORS[desk.team].map((one) => ({ one, author: authorOf(one.id) }))
  const rows = await desk.db
    .insertInto('carry_sources')
    .values(watched.map(({ one, author }, i) => toRow(desk, { one, author, i })))
    .returning(['id', 'author_id'])
    .execute()
  return watched.map(({ one, author }) => ({
    ...author,
    rowId: rows.find((row) => row.author_id === author.id)?.id ?? 0,
    isStopped: one.status === 'stopped',
  }))
}

/** Somebody of the demo world; @throws Error for an id it does not know. */
export function authorOf(id: string): CastAuthor {
  const author = CAST_AUTHORS.find((one) => one.id === id)
  if (!author) throw new Error(`the demo world has no author ${id}`)
  return author
}

function toRow(
  desk: Desk,
  { one, author, i }: { one: WatchedAuthor; author: CastAuthor; i: number },
) {
  const { config, now } = desk.deps
  const { id, platform, nickname, summary, category, fans } = author
  const pieces = piecesOf(platformOf(platform), id, now.getTime())
  const newest = pieces[0]?.publishedAt
  return {
    business_team_id: desk.teamId,
    user_id: userIdOf(desk, one.owner),
    platform,
    author_id: id,
    nickname,
    avatar: config.sandboxUrl + avatarPathOf(id),
    home_page_url: `${config.sandboxUrl}/home/${platform}/${id}`,
    summary,
    category,
    business_category_id: categoryIdOf(desk, category),
    fans_count: fans,
    contents_count: pieces.length,
    monitored: one.monitored,
    status: one.status ?? ('active' as const),
    last_spider_at: one.monitored ? new Date(now.getTime() - (i % 2) * HOUR_MS) : null,
    newest_content_at: one.monitored && newest !== undefined ? new Date(newest) : null,
    created_at: new Date(now.getTime() - (40 - i) * 24 * HOUR_MS),
    updated_at: new Date(now.getTime() - i * HOUR_MS),
  }
}
