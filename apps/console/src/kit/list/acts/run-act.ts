import type { Args, WriteOperation } from '@omc/sdk'
import { runWrite } from '../../../kernel/data/run-write.ts'
import { loadPart } from '../../../kernel/errors/load-part.ts'
import type { Services } from '../../../kernel/services/services-context.ts'
import { isJob } from '../../tasks/is-job.ts'
import { readBatch, undoIdOf, type BatchResult } from '../../tasks/read-batch.ts'
import type { TrackedJob } from '../../tasks/track-job.ts'
import type { ActRun } from '../list-acts.ts'
import { tellBatch } from './tell-batch.ts'

type Ports = Pick<Services, 'sdk' | 'queryClient' | 'toasts' | 'realtime'>

/**
 * Runs an act and shows its result, with an undo where the answer has one. A per-row answer is shown
 * here only if no row failed. A job that the operation started is followed among the tasks. The
 * query client shows failures.
 *
 * @returns the per-row answer, if any; null after a failure
 */
export async function runAct<Subject>(
  ports: Ports,
  operation: WriteOperation,
  { args, done }: Pick<ActRun<Subject>, 'args' | 'done'>,
  subject: Subject,
): Promise<{ readonly batch: BatchResult | null } | null> {
  // as: `runs` ties the arguments to the operation.
  const result = await runWrite(ports, operation, args(subject) as Args<WriteOperation>)
  if (result === null) return null
  const answer: unknown = result.answer
  const batch = readBatch(answer)
  if (batch === null || batch.failed.length === 0) {
    const title = done(answer, subject)
    tellBatch(ports, operation, { undo_id: undoIdOf(answer) }, title)
    if (isJob(answer)) await follow(ports, { jobId: answer.id, title, operation })
  }
  return { batch }
}

/** The first list starts no job, so this comes later. */
async function follow(ports: Ports, job: TrackedJob): Promise<void> {
  const { trackJob } = await loadPart(() => import('../../tasks/track-job.ts'))
  trackJob(ports, job)
}
