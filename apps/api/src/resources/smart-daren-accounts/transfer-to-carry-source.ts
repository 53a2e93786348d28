import { says } from '@omc/core/problems'
import { sql } from 'kysely'
import { findRows, rowFailure } from '../../jsonapi/batch.ts'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import type { Resource } from '../../jsonapi/resource.ts'
import type { Derived } from '../../workflows/derive-rows.ts'

interface Row {
  id: number
  business_team_id: number
  platform: string
  author_id: string
  nickname: string
  avatar: string
  home_page_url: string
  category: string
  fans_count: number
}

/**
 * Watches outside creators, each once per team and platform, no matter who began to watch them.
 * Undoing it moves the new sources to the trash.
 *
 * @source domain: verb table (transfer_to_*: derive rows, idempotent by origin)
 */
export async function transferToCarrySource(
  context: Context,
  resource: Resource,
  ids: readonly string[],
): Promise<Derived> {
  const { rows, failed } = await findRows<Row>(context, resource, ids)
  const succeeded: Derived['succeeded'] = []
  const made: number[] = []
  for (const row of rows) {
    const source = await watch(context, row)
    if (source.trashed) {
      failed.push(rowFailure(row.id, says('in_trash')))
      continue
    }
    if (source.made) made.push(source.id)
    succeeded.push({ id: String(row.id), record_id: String(source.id), existing: !source.made })
  }
  const done = succeeded.map(({ id }) => id)
  await sql`update smart_daren_accounts set transferred_at = coalesce(transferred_at, ${context.now})
    where id = any(${done}::bigint[])`.execute(context.db)
  const trash = { deleted_at: context.now.toISOString() }
  const undoId = await context.audit({
    operation: 'smart_daren_accounts.transfer_to_carry_source',
    subjectType: 'carry_sources',
    subjectIds: made,
    after: { from: done },
    ...(made.length > 0
      ? {
          changes: made.map((id) => ({
            id: String(id),
            before: trash,
            after: { deleted_at: null },
          })),
        }
      : {}),
  })
  return { succeeded, failed, undo_id: made.length > 0 ? String(undoId) : null }
}

interface Watched {
  id: number
  made: boolean
  trashed: boolean
}

async function watch(context: Context, row: Row): Promise<Watched> {
  const { db, now } = context
  const columns = {
    business_team_id: row.business_team_id,
    user_id: actorOf(context).userId,
    platform: row.platform,
    author_id: row.author_id,
    nickname: row.nickname,
    avatar: row.avatar,
    home_page_url: row.home_page_url,
    category: row.category,
    fans_count: row.fans_count,
    origin_type: 'smart_daren_accounts',
    origin_id: String(row.id),
    created_at: now,
    updated_at: now,
  }
  const { rows: made } = await sql<{ id: number }>`
    insert into carry_sources (${sql.join(Object.keys(columns).map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(columns))})
    on conflict (business_team_id, platform, author_id) do nothing returning id`.execute(db)
  if (made[0]) return { id: made[0].id, made: true, trashed: false }
  const { rows } = await sql<Watched>`
    select id, false as made, deleted_at is not null as trashed from carry_sources
    where business_team_id = ${row.business_team_id} and platform = ${row.platform}
      and author_id = ${row.author_id}`.execute(db)
  const [found] = rows
  if (!found)
    throw new Error(`the source ${row.platform}/${row.author_id} is neither made nor there`)
  return found
}
