import { type Saying } from '@omc/core/problems'
import type { AuthorContent } from '../../gateway/gateway.ts'
import { batchAnswer, rowFailure } from '../../jsonapi/batch.ts'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import type { RecordAnswer } from '../../jsonapi/present-answer.ts'
import { startJob } from '../../workflows/jobs/start-job.ts'
import { findPiece, writeDetail, writeFigures, type OutsidePiece } from './piece-of-content.ts'
import { rowRefusal } from './row-refusal.ts'

interface Input {
  ids: string[]
}
type Looked =
  | { tag: 'seen'; of: OutsidePiece; piece: AuthorContent }
  | ({ tag: 'failed'; id: string } & Saying)

/** Asks about one content at once; several wait for a job. */
export async function prepareDetail(context: Context, { input }: { input: Input }) {
  const [id, ...more] = input.ids
  if (id === undefined || more.length > 0) return async () => undefined
  const piece = await pieceOf(context, id).catch((error: unknown) => rowRefusal(error))
  return async (): Promise<Looked> => {
    if ('code' in piece) return { tag: 'failed', id, ...piece }
    try {
      return { tag: 'seen', of: piece, piece: await ask(context, piece) }
    } catch (error) {
      return { tag: 'failed', id, ...rowRefusal(error) }
    }
  }
}

/** @source domain: verb table (sync_*: one inline, many = job) */
export async function syncContentDetail(
  context: Context,
  { input, found }: { input: Input; found: Looked | undefined },
) {
  const operation = 'carry_contents.sync_content_detail'
  if (!found) {
    const { ids } = input
    const jobId = await startJob(context, {
      kind: 'sync_content_detail',
      input: { ids },
      total: ids.length,
      operation,
    })
    return { ...batchAnswer({ succeeded: [], failed: [] }), job_id: String(jobId) }
  }
  if (found.tag === 'failed') {
    const failed = [rowFailure(found.id, found)]
    return { ...batchAnswer({ succeeded: [], failed }), job_id: null }
  }
  await writeDetail(context, found.of, found.piece)
  await context.audit({
    operation,
    subjectType: 'carry_contents',
    subjectIds: [found.of.id],
    after: found.piece,
  })
  return { ...batchAnswer({ succeeded: [found.of.id], failed: [] }), job_id: null }
}

export async function prepareAweme(context: Context, { id }: { id: number }) {
  const piece = await pieceOf(context, id)
  return () => ask(context, piece)
}

/** Asks the platform how the piece does. */
export async function refreshContentAweme(
  context: Context,
  { id, found }: { id: number; found: AuthorContent },
): Promise<RecordAnswer> {
  await writeFigures(context, id, found)
  const { play_count, like_count, collect_count, comment_count } = found
  await context.audit({
    operation: 'carry_contents.refresh_content_aweme',
    subjectType: 'carry_contents',
    subjectIds: [id],
    after: { play_count, like_count, collect_count, comment_count },
  })
  return { id }
}

const pieceOf = (context: Context, id: number | string) =>
  findPiece({ db: context.db, keys: context.services.keys, actor: actorOf(context) }, id)

const ask = ({ services }: Context, { channel, contentId }: OutsidePiece) =>
  services.gateway.content(channel, contentId)
