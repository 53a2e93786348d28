import type { ContentStatus } from '@omc/core'
import { sql, type RawBuilder } from 'kysely'
import { changeRows } from '../../jsonapi/change-rows.ts'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import type { RecordAnswer } from '../../jsonapi/present-answer.ts'
import { later } from '../../workflows/ledger/ledger-settings.ts'
import { carryContentRows, type USABLE_FOR_DOWNLOAD } from './carry-content-rows.ts'

export interface TakeQuery {
  channel?: string
  source?: string
  category?: string
  content_type?: string
}

/**
 * The next content to look at: processed, random within the oldest day, claimed for the caller so
 * that no two people get the same one. Content of a source that is not offered stays where it is.
 *
 * @returns undefined when there is none
 * @source domain: verb table (get_checked_content); resources §4 (a random fetch requires processed)
 */
export async function getCheckedContent(
  context: Context,
  { query }: { query: TakeQuery },
): Promise<RecordAnswer | undefined> {
  const id = await nextContent(context, ['processed'], query)
  if (id === undefined) return undefined
  const claim = claimOf(context)
  // Being looked at is no change of the content: it keeps its place in lists.
  await context.db.updateTable('carry_contents').set(claim).where('id', '=', id).execute()
  await context.audit({
    operation: 'carry_contents.get_checked_content',
    subjectType: 'carry_contents',
    subjectIds: [id],
    after: claim,
  })
  return { id }
}

/**
 * Takes a copy of the next usable content out: it is marked as downloaded.
 *
 * @returns undefined when there is none
 * @source domain: content life cycle (downloaded marks a copy taken out)
 */
export async function getDownloadedContent(
  context: Context,
  { query }: { query: TakeQuery & { status?: (typeof USABLE_FOR_DOWNLOAD)[number][] } },
): Promise<RecordAnswer | undefined> {
  const { status = ['processed'], ...narrowed } = query
  const id = await nextContent(context, status, narrowed)
  if (id === undefined) return undefined
  await changeRows(context, {
    operation: 'carry_contents.get_downloaded_content',
    resource: carryContentRows,
    ids: [id],
    set: { status: 'downloaded', downloaded_at: context.now, ...claimOf(context) },
  })
  return { id }
}

const claimOf = (context: Context) => ({
  claimed_by: actorOf(context).userId,
  claimed_until: later(context.now, context.services.config.leaseMs),
})

/** Locked, and skipped by everybody who asks at the same moment. */
async function nextContent(
  context: Context,
  statuses: readonly ContentStatus[],
  query: TakeQuery,
): Promise<number | undefined> {
  const usable = usableRows(context, statuses, query)
  const { rows: oldest } = await sql<{ until: Date }>`
    select (${DAY_OF} + 1)::timestamp at time zone 'Asia/Shanghai' as until
    from carry_contents t where ${usable} order by t.created_at limit 1`.execute(context.db)
  const [day] = oldest
  if (!day) return undefined
  const within = sql<boolean>`${usable} and t.created_at < ${day.until}`
  // Others may hold the last ones of that day; the next day's are usable then.
  return (await lockRandom(context, within)) ?? (await lockRandom(context, usable))
}

const DAY_OF = sql`(t.created_at at time zone 'Asia/Shanghai')::date`

async function lockRandom(
  { db }: Context,
  where: RawBuilder<boolean>,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select t.id from carry_contents t where ${where}
    order by ${DAY_OF}, random() limit 1 for update of t skip locked`.execute(db)
  return rows[0]?.id
}

function usableRows(context: Context, statuses: readonly ContentStatus[], query: TakeQuery) {
  const actor = actorOf(context)
  const same = (column: string, value: string | undefined) =>
    value === undefined ? [] : [sql`${sql.ref(`t.${column}`)} = ${value}`]
  return sql<boolean>`${sql.join(
    [
      sql`t.business_team_id = ${actor.teamId}`,
      carryContentRows.scope(actor),
      sql`t.deleted_at is null`,
      sql`t.status = any(${[...statuses]}::text[])`,
      sql`(t.claimed_until is null or t.claimed_until <= ${context.now})`,
      sql`not exists (select 1 from carry_sources s where s.id = t.carry_source_id and s.status <> 'active')`,
      ...same('channel', query.channel),
      ...same('source', query.source),
      ...same('category', query.category),
      ...same('content_type', query.content_type),
    ],
    sql` and `,
  )}`
}
