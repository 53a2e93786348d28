import { THINGS } from '@omc/core/problems'
import { sql, type Selectable } from 'kysely'
import type { CarryContentsTable } from '../../db/publishing-tables.ts'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { notFound } from '../../kernel/problem.ts'
import { refreshStatusCache } from '../../workflows/refresh-status-cache.ts'
import { Statistics, statistics } from '../../workflows/statistics.ts'
import { carryContentRows } from './carry-content-rows.ts'

type Content = Selectable<CarryContentsTable>

/** The text of a content as it can be pasted at a channel, and what it was taken from. */
export async function getContentDesc(context: Context, { query }: { query: { id: string } }) {
  const content = await findContent(context, query.id)
  const { id, title, topic, paragraphs } = content
  const { from, desc } = descOf(content)
  const tags = topic.split(/[#\s,，、]+/).filter((name) => name !== '')
  const text = [desc, tags.map((name) => `#${name}`).join(' ')].filter((part) => part !== '')
  return { id: String(id), title, desc, topic, paragraphs, from, text: text.join('\n') }
}

/** The own description, else whatever else of the content reads as one. */
function descOf(content: Content) {
  const paragraphs = content.paragraphs.filter((one) => one.trim() !== '').join('\n')
  const choices = [
    { from: 'desc', desc: content.desc.trim() },
    { from: 'paragraphs', desc: paragraphs },
    { from: 'audio_text', desc: content.audio_text.trim() },
  ] as const
  return choices.find(({ desc }) => desc !== '') ?? { from: 'title' as const, desc: content.title }
}

const COUNTED = {
  groups: ['status', 'source', 'channel', 'category', 'content_type'],
  sums: { play: 't.play', like_count: 't.like_count' },
}

export const ContentStatistics = Statistics(COUNTED)

export const contentStatistics = (
  context: Context,
  { query }: { query: Record<string, unknown> },
) =>
  statistics(context, carryContentRows, {
    ...COUNTED,
    on: 'created_at',
    query,
  })

/** Follows the publish ledger, which is the truth. @source domain: publish ledger */
export const refreshContentStatusCache = (context: Context) =>
  refreshStatusCache(context, {
    operation: 'carry_contents.refresh_content_status_cache',
    resource: carryContentRows,
    family: 'carry',
  })

const RECOMMENDED = 20

/**
 * Contents like one: the same goods weigh most, then category and topic; among equals those that
 * did better come first. Nothing without anything in common is recommended.
 */
export async function getContentRecommend(context: Context, { query }: { query: { id: string } }) {
  const content = await findContent(context, query.id)
  const items: unknown[] = content.items
  const itemIds = items.flatMap((item) =>
    typeof item === 'object' && item !== null && 'item_id' in item ? [String(item.item_id)] : [],
  )
  const score = sql`(
    case when exists (select 1 from jsonb_array_elements(t.items) i
      where i->>'item_id' = any(${itemIds}::text[])) then 4 else 0 end
    + case when t.category = ${content.category} and t.category <> '' then 2 else 0 end
    + case when t.topic = ${content.topic} and t.topic <> '' then 1 else 0 end)`
  const { rows } = await sql<Content>`
    select * from (
      select t.*, ${score} as score from carry_contents t
      where t.deleted_at is null and t.id <> ${content.id}
        and t.business_team_id = ${content.business_team_id}
        and t.status in ('processed', 'checked', 'downloaded', 'published')
        and ${carryContentRows.scope(actorOf(context))}
    ) t where t.score > 0 order by t.score desc, t.play desc, t.id desc limit ${RECOMMENDED}`.execute(
    context.db,
  )
  return rows
}

/** @throws Problem 404 */
async function findContent(context: Context, id: string): Promise<Content> {
  const { rows } = await sql<Content>`
    select t.* from carry_contents t
    where t.id = ${id}::bigint and t.deleted_at is null and ${carryContentRows.scope(actorOf(context))}`.execute(
    context.db,
  )
  const [content] = rows
  if (!content) throw notFound(THINGS.content)
  return content
}
