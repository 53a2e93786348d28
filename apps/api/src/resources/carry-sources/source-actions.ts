import { sql } from 'kysely'
import type { CarrySourceStatus } from '../../db/carry-tables.ts'
import { batchAnswer, findRows } from '../../jsonapi/batch.ts'
import { changeRows } from '../../jsonapi/change-rows.ts'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { search } from '../../jsonapi/filters.ts'
import type { RecordAnswer } from '../../jsonapi/present-answer.ts'
import { ownOrTeam } from '../../jsonapi/scope.ts'
import { problem } from '../../kernel/problem.ts'
import { startJob } from '../../workflows/jobs/start-job.ts'
import { ofNamedTeam, TEAM_NAME } from '../../workflows/select-options.ts'
import { carryContentRows } from '../carry-contents/carry-content-rows.ts'
import { carrySourceRows } from './carry-source-rows.ts'

const SELECT_LIMIT = 100

interface SourceRow {
  id: number
  nickname: string
  author_id: string
  platform: string
  team_name: string
}

/** Authors to choose from. @source domain: verb table (get_select) */
export async function getSelect(
  context: Context,
  { query }: { query: { search?: string; platform?: string; business_team_id?: string } },
) {
  const found = query.search
    ? search('nickname', 'author_id').where(query.search)
    : sql<boolean>`true`
  const { rows } = await sql<SourceRow>`
    select t.id, t.nickname, t.author_id, t.platform, ${TEAM_NAME} as team_name
    from carry_sources t
    where t.deleted_at is null and ${ownOrTeam(actorOf(context))} and ${found}
      and ${ofNamedTeam(query)}
      and (${query.platform ?? null}::text is null or t.platform = ${query.platform ?? null})
    order by t.nickname, t.id limit ${SELECT_LIMIT}`.execute(context.db)
  return rows.map(({ id, nickname, ...row }) => ({
    id: String(id),
    label: nickname === '' ? row.author_id : nickname,
    ...row,
  }))
}

/**
 * Gives contents that nobody has yet what their source says: its person, its category. What was
 * given by hand stays.
 */
export async function updateAssignContent(
  context: Context,
  { query }: { query: { ids?: string[] } },
) {
  const actor = actorOf(context)
  const { rows } = await sql<{ id: number }>`
    select t.id from carry_contents t join carry_sources s on s.id = t.carry_source_id
    where t.deleted_at is null and t.status in ('fetched', 'processed', 'checked')
      and ${carryContentRows.scope(actor)}
      and exists (select 1 from carry_sources t where t.id = s.id and t.deleted_at is null
        and ${ownOrTeam(actor)})
      and (${query.ids ?? null}::bigint[] is null or s.id = any(${query.ids ?? null}::bigint[]))
      and ((t.user_id is null and s.user_id is not null)
        or (t.business_category_id is null and s.business_category_id is not null)
        or (t.category = '' and s.category <> ''))
    order by t.id for update of t`.execute(context.db)
  const from = (column: string) =>
    sql`(select s.${sql.ref(column)} from carry_sources s where s.id = t.carry_source_id)`
  const undoId = await changeRows(context, {
    operation: 'carry_sources.update_assign_content',
    resource: carryContentRows,
    ids: rows.map(({ id }) => id),
    set: {
      user_id: sql`coalesce(t.user_id, ${from('user_id')})`,
      business_category_id: sql`coalesce(t.business_category_id, ${from('business_category_id')})`,
      category: sql`case when t.category = '' then ${from('category')} else t.category end`,
    },
  })
  return { count: rows.length, undo_id: undoId }
}

/** @source resources §4: batch publish status of sources */
export async function batchPublishStatus(
  context: Context,
  { input }: { input: { ids: string[]; status: CarrySourceStatus } },
) {
  const { rows, failed } = await findRows(context, carrySourceRows, input.ids)
  const ids = rows.map(({ id }) => id)
  const undoId = await changeRows(context, {
    operation: 'carry_sources.batch_publish_status',
    resource: carrySourceRows,
    ids,
    set: { status: input.status },
  })
  return batchAnswer({ succeeded: ids, failed, undoId })
}

/** Checks every watched author visible to the actor. */
export const execMonitorSpider = (context: Context): Promise<RecordAnswer> =>
  start(context, 'exec_monitor_spider', { watched: true })

/** @throws Problem 404 naming the ids that are not there */
export async function execSourceJob(
  context: Context,
  { input }: { input: { ids: string[]; since?: string } },
): Promise<RecordAnswer> {
  await assertAll(context, input.ids)
  return start(context, 'exec_source_job', input)
}

/** Authors of dewu; with `q` also results of its search. */
export async function execDewuSpider(
  context: Context,
  { input }: { input: { ids?: string[]; q?: string } },
): Promise<RecordAnswer> {
  if (input.ids) await assertAll(context, input.ids)
  return start(context, 'exec_dewu_spider', { ...input, platform: 'dewu' })
}

async function start(context: Context, name: string, input: object): Promise<RecordAnswer> {
  const operation = `carry_sources.${name}`
  return { id: await startJob(context, { kind: 'spider_sources', input: { ...input }, operation }) }
}

async function assertAll(context: Context, ids: readonly string[]) {
  const { failed } = await findRows(context, carrySourceRows, ids)
  if (failed.length === 0) return
  const missing = failed.map(({ id }) => id)
  throw problem(
    'not_found.sources',
    { ids: missing.join(', ') },
    {
      source: { pointer: '/data/attributes/ids' },
      meta: { ids: missing },
    },
  )
}
