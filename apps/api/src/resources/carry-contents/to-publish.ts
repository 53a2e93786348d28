import { THINGS, says } from '@omc/core/problems'
import { sql, type Selectable } from 'kysely'
import type { CarryContentsTable } from '../../db/publishing-tables.ts'
import { rowFailure, type RowFailure } from '../../jsonapi/batch.ts'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import type { RecordAnswer } from '../../jsonapi/present-answer.ts'
import { ownOrReview } from '../../jsonapi/review-scope.ts'
import { notFound, refusal } from '../../kernel/problem.ts'
import { findAccount } from '../../workflows/find-account.ts'
import { ledgerWork } from '../../workflows/ledger/ledger-work.ts'
import { queueContent, type ToPublish } from '../../workflows/publish-matching.ts'

type Content = Selectable<CarryContentsTable>
type Wanted = ToPublish & { uid: string; platform?: string }

export async function submitToPublish(
  context: Context,
  { id, input }: { id: number; input: Wanted },
): Promise<RecordAnswer> {
  const account = await findAccount(context, input.uid, input.platform)
  const [content] = await findContents(context, [String(id)])
  if (!content) throw notFound(THINGS.content)
  const queued = await queueContent(await ledgerWork(context), { account, content, wanted: input })
  if (queued.tag === 'failed') throw refusal(queued.saying, { status: 409 })
  await context.audit({
    operation: 'carry_contents.submit_to_publish',
    subjectType: 'carry_contents',
    subjectIds: [id],
    after: { uid: input.uid, publish_content_id: queued.id },
  })
  return { id: queued.id }
}

type BatchInput = Wanted & { ids: string[] }

/** Puts chosen contents into the queue of an account, each at most once. */
export async function batchToPublish(context: Context, { input }: { input: BatchInput }) {
  const { ids, ...wanted } = input
  const account = await findAccount(context, wanted.uid, wanted.platform)
  const found = new Map(
    (await findContents(context, ids)).map((content) => [String(content.id), content]),
  )
  const failed: RowFailure[] = []
  const succeeded: { id: string }[] = []
  const work = await ledgerWork(context)
  for (const id of ids) {
    const content = found.get(id)
    if (!content) {
      failed.push(rowFailure(id, says('not_found.row')))
      continue
    }
    const queued = await queueContent(work, { account, content, wanted })
    if (queued.tag === 'queued') succeeded.push({ id })
    else failed.push(rowFailure(id, queued.saying))
  }
  await context.audit({
    operation: 'carry_contents.batch_to_publish',
    subjectType: 'carry_contents',
    subjectIds: succeeded.map(({ id }) => id),
    after: { uid: wanted.uid },
  })
  // No undo: queued items are removed in the queue, because by then they may be on their way to the
  // channel.
  return { succeeded, failed, undo_id: null }
}

async function findContents(context: Context, ids: readonly string[]): Promise<Content[]> {
  const { rows } = await sql<Content>`
    select t.* from carry_contents t
    where t.id = any(${ids}::bigint[]) and t.deleted_at is null and ${ownOrReview('carry_contents')(actorOf(context))}`.execute(
    context.db,
  )
  return rows
}
