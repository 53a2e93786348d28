import { sql } from 'kysely'
import { beyondScope } from '../../db/beyond-scope.ts'
import { findChannel } from '../../gateway/find-channel.ts'
import type { Author } from '../../gateway/gateway.ts'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { ownOrTeam } from '../../jsonapi/scope.ts'
import { problem } from '../../kernel/problem.ts'

interface Query {
  platform: string
  author_id?: string
  url?: string
  store?: boolean
}

/** Reads the author's profile from the platform. */
export async function prepareInfo(context: Context, { query }: { query: Query }) {
  const authorId = query.author_id ?? authorIn(query.url)
  if (!authorId) {
    throw problem('required.author_or_home', {}, { source: { parameter: 'author_id' } })
  }
  const channel = await findChannel(context.db, context.services.keys, query.platform)
  return () => context.services.gateway.author(channel, authorId)
}

/** A home page names its author in the last step of its path. */
export function authorIn(url: string | undefined): string | undefined {
  if (url === undefined || !URL.canParse(url)) return undefined
  const step = new URL(url).pathname.split('/').findLast((part) => part !== '')
  return step === undefined ? undefined : safeDecode(step)
}

function safeDecode(step: string): string {
  try {
    return decodeURIComponent(step)
  } catch (error) {
    // A percent sign that escapes nothing is part of the name.
    if (error instanceof URIError) return step
    throw error
  }
}

/**
 * Watches the author, once for each (team, platform, author); `store=false` only shows the
 * candidate. An author that a colleague watches is shown and stays theirs.
 *
 * @source domain: verb table (request_*)
 */
export async function requestInfo(
  context: Context,
  { query, found }: { query: Query; found: Author },
) {
  const { platform } = query
  const { teamId } = actorOf(context)
  const { rows } = await beyondScope(context.db, () =>
    sql<{ id: number; mine: boolean }>`
    select t.id, ${ownOrTeam(actorOf(context))} as mine from carry_sources t
    where t.business_team_id = ${teamId} and t.platform = ${platform} and t.author_id = ${found.author_id}
    for update`.execute(context.db),
  )
  const [known] = rows
  const store = query.store !== false && known?.mine !== false
  const id = store ? await keep(context, platform, found) : undefined
  const shown = id ?? (known?.mine === true ? known.id : undefined)
  return {
    id: shown === undefined ? null : String(shown),
    existing: known !== undefined,
    platform,
    author_id: found.author_id,
    nickname: found.nickname,
    avatar: found.avatar,
    home_page_url: found.home_page_url,
    fans_count: found.fans_count,
    contents_count: found.contents_count,
    summary: found.summary,
  }
}

async function keep(context: Context, platform: string, author: Author): Promise<number> {
  const { db, now } = context
  const { teamId, userId } = actorOf(context)
  const { author_id, platform: _told, ...facts } = author
  const row = await db
    .insertInto('carry_sources')
    .values({
      business_team_id: teamId,
      user_id: userId,
      platform,
      author_id,
      ...facts,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['business_team_id', 'platform', 'author_id'])
        .doUpdateSet({ ...facts, deleted_at: null, updated_at: now }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  await context.audit({
    operation: 'carry_sources.request_info',
    subjectType: 'carry_sources',
    subjectIds: [row.id],
    after: { ...author, platform },
  })
  return row.id
}
