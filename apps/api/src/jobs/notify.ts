import type { Db } from '../db/database.ts'
import type { Services } from '../jsonapi/services.ts'

export type AnnounceToAccount = (
  teamId: number,
  uid: string,
  message: Record<string, unknown>,
) => void

interface Notice {
  teamId: number
  userId: number | null
  jobId: number
  level: 'success' | 'warning' | 'error'
  title: string
  message: string
}

/** The notice of an ended job, in the transaction that ends it. */
export async function writeNotice(
  db: Db,
  { teamId, userId, jobId, level, title, message }: Notice,
  now: Date,
) {
  const { id } = await db
    .insertInto('system_notices')
    .values({
      business_team_id: teamId,
      user_id: userId,
      source: 'job',
      level,
      title,
      message,
      action: null,
      job_id: jobId,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Tells the open consoles; losing it is harmless, the notice and the jobs row are there. */
export async function broadcastNotice(
  { broadcast }: Services,
  notice: Notice,
  noticeId: number,
  state: string,
) {
  const { teamId, userId, jobId, level, title, message } = notice
  const text = {
    title,
    message,
    level,
    action: null,
    job: { id: String(jobId), state },
    notice_id: String(noticeId),
  }
  await (userId === null ? broadcast.toTeam(teamId, text) : broadcast.toUser(userId, text))
}

interface Progress {
  teamId: number
  userId: number | null
  jobId: number
  title: string
  doneCount: number
  totalCount: number | null
}

/** Tells the open consoles how far a running job is; the jobs row says it too. */
export async function broadcastProgress(
  { broadcast }: Services,
  { teamId, userId, jobId, title, doneCount, totalCount }: Progress,
) {
  const text = {
    title,
    message: '',
    level: 'info',
    action: null,
    job: { id: String(jobId), state: 'running', done_count: doneCount, total_count: totalCount },
  }
  await (userId === null ? broadcast.toTeam(teamId, text) : broadcast.toUser(userId, text))
}
