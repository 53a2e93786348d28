import { sql } from 'kysely'
import { findChannel } from '../../gateway/find-channel.ts'
import type { Author } from '../../gateway/gateway.ts'
import { findRows } from '../../jsonapi/batch.ts'
import { changeRows } from '../../jsonapi/change-rows.ts'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { notFound, problem } from '../../kernel/problem.ts'
import { authorOfUrl } from './author-of-url.ts'
import { studioSourceRows } from './studio-source-rows.ts'

interface InfoQuery {
  platform: string
  source_url?: string
  author_id?: string
}

/** @throws Problem 400 `no_author`; 422 `unknown_channel`; what the channel answers (502, 503) */
export async function findAuthor(
  { db, services }: Context,
  { query }: { query: InfoQuery },
): Promise<() => Promise<Author>> {
  const authorId = query.author_id ?? authorOfUrl(query.source_url ?? '')
  if (authorId === undefined) {
    throw problem(
      'no_author.give',
      {},
      { source: { parameter: query.source_url === undefined ? 'author_id' : 'source_url' } },
    )
  }
  const channel = await findChannel(db, services.keys, query.platform)
  return () => services.gateway.author(channel, authorId)
}

/** Keeps the author as a source of the team, once. @source domain: verb table (request_*) */
export async function requestInfo(
  context: Context,
  { query, found }: { query: InfoQuery; found: Author },
) {
  const { db, now } = context
  const actor = actorOf(context)
  const standing = await db
    .selectFrom('studio_sources')
    .select('id')
    .where('business_team_id', '=', actor.teamId)
    .where('platform', '=', query.platform)
    .where('author_id', '=', found.author_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (standing) return writeProfile(context, 'studio_sources.request_info', standing.id, found)
  const { rows } = await sql<{ id: number }>`
    insert into studio_sources (business_team_id, user_id, platform, author_id, nickname, avatar, summary, fans_count,
      source_url, created_at, updated_at)
    values (${actor.teamId}, ${actor.userId}, ${query.platform}, ${found.author_id}, ${found.nickname}, ${found.avatar},
      ${found.summary}, ${found.fans_count}, ${found.home_page_url}, ${now}, ${now}) returning id`.execute(
    db,
  )
  const id = Number(rows[0]?.id)
  await context.audit({
    operation: 'studio_sources.request_info',
    subjectType: 'studio_sources',
    subjectIds: [id],
    after: { platform: query.platform, author_id: found.author_id },
  })
  return { id }
}

/** @throws Problem 404; 409 `no_author`; what the channel answers (502, 503) */
export async function findProfile(
  context: Context,
  { query }: { query: { source_id: string } },
): Promise<() => Promise<Author>> {
  const { platform, author_id: authorId } = await lockSource(context, query.source_id)
  if (authorId === null) throw problem('no_author.source')
  const { gateway, keys } = context.services
  const channel = await findChannel(context.db, keys, platform)
  return () => gateway.author(channel, authorId)
}

/** Updates an existing source with the channel's data. */
export const requestProfile = (
  context: Context,
  { query, found }: { query: { source_id: string }; found: Author },
) => writeProfile(context, 'studio_sources.request_profile', Number(query.source_id), found)

async function writeProfile(context: Context, operation: string, id: number, author: Author) {
  await lockSource(context, String(id))
  await changeRows(context, {
    operation,
    resource: studioSourceRows,
    ids: [id],
    set: {
      nickname: author.nickname,
      avatar: author.avatar,
      summary: author.summary,
      fans_count: author.fans_count,
    },
  })
  return { id }
}

/** The source, locked, if the caller can see it; somebody else's in the team is not. */
async function lockSource(context: Context, id: string) {
  const { rows } = await findRows<{ platform: string; author_id: string | null }>(
    context,
    studioSourceRows,
    [id],
  )
  const row = rows[0]
  if (!row) throw notFound(studioSourceRows.label)
  return row
}
