import { says } from '@omc/core/problems'
import { sql, type Selectable } from 'kysely'
import type { CreatorContentsTable } from '../../db/creator-tables.ts'
import type { ContentStatus } from '../../db/publishing-tables.ts'
import { findRows, rowFailure } from '../../jsonapi/batch.ts'
import { changeRows, intoTrash } from '../../jsonapi/change-rows.ts'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { ownOrReview } from '../../jsonapi/review-scope.ts'
import { problem } from '../../kernel/problem.ts'
import { ledgerWork } from '../../workflows/ledger/ledger-work.ts'
import { withdrawContents } from '../../workflows/ledger/withdraw.ts'
import { moveCreatorContents } from '../creator-contents/content-status.ts'
import { creatorContents } from '../creator-contents/creator-contents.resource.ts'
import { findTask } from './find-task.ts'

export type Content = Selectable<CreatorContentsTable>

/** Most contents in one call. @source domain: verb table (batch: up to 500) */
export const MAX_CONTENTS = 500

/**
 * The named contents of a task, or all of them.
 *
 * @throws Problem 422 `too_many` when none are named and there are more than a call carries
 */
export async function contentIds(
  context: Context,
  taskId: number,
  { ids, kind }: { ids?: readonly string[] | undefined; kind?: 'creator' } = {},
): Promise<string[]> {
  if (ids) return [...ids]
  const { rows } = await sql<{ id: number }>`
    select t.id from creator_contents t
    where t.creator_task_id = ${taskId} and t.deleted_at is null and ${ownOrReview('creator_contents')(actorOf(context))}
      and (${kind ?? null}::text is null or t.kind = ${kind ?? null})
    order by t.id limit ${MAX_CONTENTS + 1}`.execute(context.db)
  if (rows.length <= MAX_CONTENTS) return rows.map(({ id }) => String(id))
  throw problem(
    'too_many.of_task',
    { max_contents: MAX_CONTENTS },
    { source: { pointer: '/data/attributes/ids' } },
  )
}

/** The rows of a task among the ids; the others do not exist for it. */
export async function rowsOfTask(
  context: Context,
  taskId: number,
  ids: readonly string[],
  options: { trashed?: boolean } = {},
) {
  const { rows, failed } = await findRows<Content>(context, creatorContents, ids, options)
  const foreign = rows.filter((row) => Number(row.creator_task_id) !== taskId)
  return {
    rows: rows.filter((row) => !foreign.includes(row)),
    failed: [...failed, ...foreign.map(({ id }) => rowFailure(id, says('not_found.of_task')))],
  }
}

interface StatusInput {
  ids?: string[]
  status: ContentStatus
  from?: ContentStatus
  reason?: string
}

/** Moves the contents of a task through the one life cycle. */
export async function setContentStatus(
  context: Context,
  { id, input }: { id: number; input: StatusInput },
) {
  await findTask(context, id)
  const asked = await contentIds(context, id, { ids: input.ids })
  const { rows, failed } = await rowsOfTask(context, id, asked, { trashed: true })
  const answer = await moveCreatorContents(context, creatorContents, {
    operation: 'creator_tasks.set_content_status',
    ids: rows.map((row) => String(row.id)),
    status: input.status,
    from: input.from,
    reason: input.reason,
  })
  return { ...answer, failed: [...failed, ...answer.failed] }
}

/** Trashes the contents of a task; queued ones are withdrawn. */
export async function clearContents(
  context: Context,
  { id, query }: { id: number; query: { status?: ContentStatus } },
) {
  await findTask(context, id)
  const { rows } = await sql<{ id: number }>`
    select t.id from creator_contents t
    where t.creator_task_id = ${id} and t.deleted_at is null and ${ownOrReview('creator_contents')(actorOf(context))}
      and (${query.status ?? null}::text is null or t.status = ${query.status ?? null})
    order by t.id for update`.execute(context.db)
  const ids = rows.map((row) => row.id)
  const undo_id = await changeRows(context, {
    operation: 'creator_tasks.clear_contents',
    resource: creatorContents,
    ids,
    set: intoTrash(context, creatorContents),
  })
  await withdrawContents(await ledgerWork(context), ids, 'content_deleted', 'creator')
  return { count: ids.length, undo_id }
}
