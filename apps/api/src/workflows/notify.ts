import type { Words } from '@omc/core'
import type { Saying } from '@omc/core/problems'
import type { Db } from '../db/database.ts'
import type { Services } from '../jsonapi/services.ts'
import { keepNothing, keepSaying } from '../kernel/kept-saying.ts'

export type AnnounceToAccount = (
  teamId: number,
  uid: string,
  message: Record<string, unknown>,
) => void

export interface Notice {
  teamId: number
  /** Null means the whole team. */
  userId: number | null
  source: 'job' | 'account' | 'system'
  level: 'success' | 'warning' | 'error'
  title: Saying
  /** Undefined where the title says it all. */
  message: Saying | undefined
  /** Address of the console where the rows stand that it speaks of; null for none. */
  action: string | null
  jobId: number | null
}

/** Tells open consoles of a stored notice, after the commit. */
export type TellNotice = (notice: Notice, noticeId: number) => void

/** Stores a notice in the transaction of its cause. @returns its id */
export async function writeNotice(
  db: Db,
  { teamId, userId, source, level, title, message, action, jobId }: Notice,
  now: Date,
) {
  const { id } = await db
    .insertInto('system_notices')
    .values({
      business_team_id: teamId,
      user_id: userId,
      source,
      level,
      ...keepSaying('title', title),
      ...(message ? keepSaying('message', message) : keepNothing('message', '')),
      action,
      job_id: jobId,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A broadcast holds a message in both languages and must stay below the limit of the database. */
const MAX_TOLD_LENGTH = 1000

/** Both languages of a text as a broadcast carries them: it reaches readers of either. */
const bothOf = (title: Words, message: Words | undefined) => {
  const textsIn = (language: keyof Words) => ({
    title: title[language],
    message: message?.[language].slice(0, MAX_TOLD_LENGTH) ?? '',
  })
  return { ...textsIn('zh'), en: textsIn('en') }
}

/** Notifies open consoles; a lost message is harmless, notice and jobs row are stored. */
export async function broadcastNotice(
  services: Services,
  notice: Notice,
  noticeId: number,
  state?: string,
) {
  const { title, message, level, action, jobId } = notice
  await send(services, notice, {
    ...bothOf(title.words, message?.words),
    level,
    action,
    ...(jobId === null ? {} : { job: { id: String(jobId), state } }),
    notice_id: String(noticeId),
  })
}

interface Progress {
  teamId: number
  userId: number | null
  jobId: number
  title: Words
  doneCount: number
  totalCount: number | null
}

/** Sends a job's progress to open consoles; the jobs row has it as well. */
export async function broadcastProgress(services: Services, progress: Progress) {
  const { jobId, title, doneCount, totalCount } = progress
  await send(services, progress, {
    ...bothOf(title, undefined),
    level: 'info',
    action: null,
    job: { id: String(jobId), state: 'running', done_count: doneCount, total_count: totalCount },
  })
}

const send = (
  { broadcast }: Services,
  { teamId, userId }: { teamId: number; userId: number | null },
  text: Record<string, unknown>,
) => (userId === null ? broadcast.toTeam(teamId, text) : broadcast.toUser(userId, text))
