import type { Words } from '@omc/core'
import { says, type Saying } from '@omc/core/problems'
import { keepSaying } from '../kernel/kept-saying.ts'
import { onlySaid, Problem, quoted, sayingOf } from '../kernel/problem.ts'
import { isSaying } from '../kernel/spoken.ts'
import { broadcastNotice, writeNotice, type Notice } from '../workflows/notify.ts'
import { remarkIn } from './job-result.ts'
import type { Job, JobDeps } from './job.ts'
import { JobRefused } from './task.ts'

/** `rows`: where the rows of the job stand in the console. */
type End = { title: Words; rows: string | null } & (
  | { state: 'done'; result: Record<string, unknown> }
  | { state: 'failed'; reason: Saying }
)

/** The end and its notice are one transaction; the broadcast follows. */
export async function endJob({ database, services }: JobDeps, job: Job, how: End) {
  const now = services.now()
  const notice = noticeOf(job, how)
  const noticeId = await database.asServer(async (db) => {
    const ended = await db
      .updateTable('jobs')
      .set({
        state: how.state,
        finished_at: now,
        updated_at: now,
        ...(how.state === 'done'
          ? { result: JSON.stringify(how.result) }
          : keepSaying('error', how.reason)),
      })
      .where('id', '=', job.id)
      .where('state', '=', 'running')
      .where('tries', '=', job.tries)
      .executeTakeFirst()
    // Successful scheduled work sends no notice.
    if (ended.numUpdatedRows === 0n || (job.user_id === null && how.state === 'done'))
      return undefined
    return writeNotice(db, notice, now)
  })
  if (noticeId !== undefined) await broadcastNotice(services, notice, noticeId, how.state)
}

const noticeOf = (job: Job, how: End): Notice => ({
  teamId: job.business_team_id,
  userId: job.user_id,
  source: 'job',
  action: how.rows,
  jobId: job.id,
  ...(how.state === 'done'
    ? doneWith(how)
    : { level: 'error', title: says('job_failed', { job: how.title }), message: how.reason }),
})

function doneWith({
  title: job,
  result,
}: Extract<End, { state: 'done' }>): Pick<Notice, 'level' | 'title' | 'message'> & Partial<Notice> {
  const { level = 'success', rows } = remarkIn(result)
  return {
    level,
    title: level === 'success' ? says('job_done', { job }) : says('job_done.partly', { job }),
    message: summaryOf(result),
    ...(rows === undefined ? {} : { action: rows }),
  }
}

/** Reason of a failure, for the person who started the job. */
export function reasonOf(error: unknown): Saying {
  if (error instanceof JobRefused) return onlySaid(error.saying)
  if (error instanceof Problem) return sayingOf(error)
  return says('job_broke', { reason: error instanceof Error ? error.message : String(error) })
}

/** Text of a job's result; undefined if it has none. */
function summaryOf(result: Record<string, unknown>): Saying | undefined {
  if (isSaying(result)) return onlySaid(result)
  const { message } = result
  return typeof message === 'string' && message !== '' ? quoted('job_said', message) : undefined
}
