import type { ContentStatus } from '@omc/core'
import { type Saying, says } from '@omc/core/problems'
import { sql } from 'kysely'
import { batchAnswer, findRows, rowFailure } from '../../jsonapi/batch.ts'
import { changeRows } from '../../jsonapi/change-rows.ts'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { problem, refusal } from '../../kernel/problem.ts'
import { heldByOthers } from '../../workflows/hold-content.ts'
import { ledgerWork } from '../../workflows/ledger/ledger-work.ts'
import { withdrawContents } from '../../workflows/ledger/withdraw.ts'
import { moveContents } from '../../workflows/move-contents.ts'
import { smartContentRows } from './smart-content-rows.ts'

const MAX_IDS = 500

interface Input {
  ids?: string[]
  status?: ContentStatus
  from_status?: ContentStatus
  to_status?: ContentStatus
  reason?: string
}

/**
 * Moves contents to a status: those with the ids, or all of the caller's that stand at
 * `from_status`. What is trashed or rejected leaves the queues.
 *
 * @throws Problem 422 `required` when it is not said what goes where, `too_many` above 500
 * @source resources §4 (smart also takes a from-status and a to-status)
 */
export async function batchContentStatus(context: Context, { input }: { input: Input }) {
  const status = input.status ?? input.to_status
  if (status === undefined || (input.status !== undefined && input.to_status !== undefined))
    throw required('status', says('required.status'))
  const ids = input.ids ?? (await idsAt(context, input.from_status))
  const leaves = status === 'deleted' || status === 'rejected'
  const held = await heldByOthers(context, smartContentRows, ids)
  const answer = await moveContents(
    context,
    smartContentRows,
    {
      operation: 'smart_contents.batch_content_status',
      ids: ids.filter((id) => !held.some((one) => one.id === id)),
      status,
      from: input.from_status,
      reason: input.reason,
    },
    async (moved) => {
      if (leaves)
        await withdrawContents(await ledgerWork(context), moved, `content_${status}`, 'smart')
    },
  )
  return { ...answer, failed: [...answer.failed, ...held] }
}

async function idsAt(context: Context, status: ContentStatus | undefined): Promise<string[]> {
  if (status === undefined) throw required('ids', says('required.ids'))
  const { rows } = await sql<{ id: number }>`
    select t.id from smart_contents t
    where t.status = ${status} and (t.deleted_at is null or ${status} = 'deleted')
      and ${smartContentRows.scope(actorOf(context))} order by t.id limit ${MAX_IDS + 1}`.execute(
    context.db,
  )
  if (rows.length <= MAX_IDS) return rows.map(({ id }) => String(id))
  throw problem(
    'too_many.contents',
    { max_ids: MAX_IDS },
    { source: { pointer: '/data/attributes/from_status' } },
  )
}

const required = (field: string, saying: Saying) =>
  refusal(saying, { source: { pointer: `/data/attributes/${field}` } })

interface Change {
  id: string
  from: ContentStatus
  to: ContentStatus
}

/**
 * Takes the last change of status of each content back, as long as it still stands where that
 * change left it.
 *
 * @source console spec: batch_rollback_contents; domain: every change can be undone
 */
export async function batchRollbackContents(
  context: Context,
  { input }: { input: { ids: string[] } },
) {
  const { rows, failed } = await findRows<{ status: ContentStatus }>(
    context,
    smartContentRows,
    input.ids,
    { trashed: true },
  )
  const last = await lastChanges(
    context,
    rows.map(({ id }) => String(id)),
  )
  const back: Record<string, ContentStatus> = {}
  for (const { id, status } of rows) {
    const change = last.get(String(id))
    if (change?.to === status) back[String(id)] = change.from
    else {
      failed.push(rowFailure(id, says('nothing_to_roll_back')))
    }
  }
  const ids = Object.keys(back).map(Number)
  const before = sql`(${JSON.stringify(back)}::jsonb ->> t.id::text)`
  const undoId = await changeRows(context, {
    operation: 'smart_contents.batch_rollback_contents',
    resource: smartContentRows,
    ids,
    set: {
      status: before,
      status_before_trash: sql`case when ${before} = 'deleted' then t.status end`,
      deleted_at: sql`case when ${before} = 'deleted' then ${context.now}::timestamptz end`,
    },
  })
  return batchAnswer({ succeeded: ids, failed, undoId })
}

async function lastChanges({ db }: Context, ids: readonly string[]): Promise<Map<string, Change>> {
  const { rows } = await sql<Change>`
    select distinct on (c->>'id') c->>'id' as id, c->'before'->>'status' as "from", c->'after'->>'status' as "to"
    from audit_events a, jsonb_array_elements(a.changes) c
    where a.subject_type = 'smart_contents' and a.subject_ids && ${[...ids]}::text[]
      and c->>'id' = any(${[...ids]}::text[])
      and c->'before'->>'status' is distinct from c->'after'->>'status'
    order by c->>'id', a.id desc`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}
