import type { ContentStatus } from '@omc/core'
import { sql, type RawBuilder } from 'kysely'
import { changeRows } from '../jsonapi/change-rows.ts'
import { actorOf, type Context } from '../jsonapi/context.ts'
import type { RecordAnswer } from '../jsonapi/present-answer.ts'
import type { Resource } from '../jsonapi/resource.ts'
import { later } from './ledger/ledger-settings.ts'

interface Wanted {
  /** `<resource>.<operation>`, for the audit row. */
  operation: string
  /** A content family whose table has `claimed_by` and `claimed_until`. */
  resource: Resource
  statuses: readonly ContentStatus[]
  /** Narrows the choice further; on the row `t`. */
  where?: readonly RawBuilder<unknown>[]
  /** Taking a copy out marks the content; looking at it does not. */
  marks?: 'downloaded'
}

/**
 * The next usable content, random within the oldest day, claimed for the caller so that no two
 * people get the same one.
 *
 * @returns undefined if there is none
 * @source domain: verb table (get_checked_content, get_downloaded_content); resources §4
 */
export async function takeContent(
  context: Context,
  { operation, resource, statuses, where = [], marks }: Wanted,
): Promise<RecordAnswer | undefined> {
  const now = await context.services.databaseNow(context.db)
  const free = usable(context, { resource, statuses, where, now })
  const id = await lockNext(context, free, resource)
  if (id === undefined) return undefined
  const claim = {
    claimed_by: actorOf(context).userId,
    claimed_until: later(now, context.services.config.leaseMs),
  }
  if (marks === 'downloaded') {
    const set = { status: 'downloaded', downloaded_at: context.now, ...claim }
    await changeRows(context, { operation, resource, ids: [id], set })
    return { id }
  }
  // Being looked at is no change of the content: it keeps its place in lists.
  await sql`update ${sql.table(resource.table)}
    set claimed_by = ${claim.claimed_by}, claimed_until = ${claim.claimed_until} where id = ${id}`.execute(
    context.db,
  )
  await context.audit({ operation, subjectType: resource.type, subjectIds: [id], after: claim })
  return { id }
}

const DAY_OF = sql`(t.created_at at time zone 'Asia/Shanghai')::date`

/** Locked; concurrent callers skip it. */
async function lockNext(
  { db }: Context,
  where: RawBuilder<unknown>,
  resource: Resource,
): Promise<number | undefined> {
  const table = sql.table(resource.table)
  const { rows: oldest } = await sql<{ until: Date }>`
    select (${DAY_OF} + 1)::timestamp at time zone 'Asia/Shanghai' as until
    from ${table} t where ${where} order by t.created_at limit 1`.execute(db)
  const [day] = oldest
  if (!day) return undefined
  const pick = async (condition: RawBuilder<unknown>) => {
    const { rows } = await sql<{ id: number }>`
      select t.id from ${table} t where ${condition}
      order by ${DAY_OF}, random() limit 1 for update of t skip locked`.execute(db)
    return rows[0]?.id
  }
  // Others may hold the last ones of that day; the next day's are usable then.
  return (await pick(sql`${where} and t.created_at < ${day.until}`)) ?? (await pick(where))
}

const usable = (
  context: Context,
  {
    resource,
    statuses,
    where = [],
    now,
  }: Pick<Wanted, 'resource' | 'statuses' | 'where'> & { now: Date },
) =>
  sql.join(
    [
      sql`t.business_team_id = ${actorOf(context).teamId}`,
      resource.scope(actorOf(context)),
      sql`t.deleted_at is null`,
      sql`t.status = any(${[...statuses]}::text[])`,
      sql`(t.claimed_until is null or t.claimed_until <= ${now})`,
      ...where,
    ],
    sql` and `,
  )
