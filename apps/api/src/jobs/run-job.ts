import { rowScope } from '@omc/acl'
import type { Words } from '@omc/core'
import { says } from '@omc/core/problems'
import { sql } from 'kysely'
import { toActor } from '../auth/authenticate.ts'
import type { Database, Db } from '../db/database.ts'
import type { Services } from '../jsonapi/services.ts'
import type { Actor } from '../kernel/actor.ts'
import { keepNothing, keepSaying } from '../kernel/kept-saying.ts'
import { broadcastNotice, broadcastProgress } from '../workflows/notify.ts'
import { endJob, reasonOf } from './end-job.ts'
import type { Job, JobDeps } from './job.ts'
import { personNow } from './person-now.ts'
import { JobRefused, JobStopped, type Step, type Task, type TaskRun } from './task.ts'

/** A running job without a heartbeat for this long has lost its worker, ms. */
export const SILENT_MS = 60_000

/** Min time between progress messages; shorter jobs only report their end. */
const TELL_EVERY_MS = 1000

export type JobEnd =
  | { tag: 'not_due' }
  | { tag: 'stopped'; why: JobStopped['why'] }
  | { tag: 'ended'; state: 'done' | 'failed' }
  | { tag: 'again'; inMs: number }

/** Unknown kinds are shown as they are. */
const titleOf = ({ kind }: Job, task: Task | undefined): Words =>
  task?.title ?? { zh: kind, en: kind }

/** Subject that the notice names and links to. */
const subjectOf = (job: Job, task: Task | undefined) => ({
  title: titleOf(job, task),
  rows: task?.rows ?? null,
})

/**
 * Runs one job, if it is still due. The row is claimed by its number of tries, which fences: a
 * worker that was taken over cannot write progress or an end any more.
 *
 * @source domain: jobs, notices, events
 */
export async function runJob(deps: JobDeps, jobId: number): Promise<JobEnd> {
  const job = await claimJob(deps, jobId)
  if (!job) return { tag: 'not_due' }
  const task = deps.tasks.get(job.kind)
  try {
    if (!task) throw new JobRefused(says('unknown_kind', { kind: job.kind }))
    const actor = await ownerOf(deps, job)
    const result = await task.run(createRun(deps, job, actor))
    await endJob(deps, job, { state: 'done', ...subjectOf(job, task), result })
    return { tag: 'ended', state: 'done' }
  } catch (error) {
    if (error instanceof JobStopped) return stop(deps, job, error)
    return fail(deps, job, task, error)
  }
}

function claimJob({ database, services }: JobDeps, id: number): Promise<Job | undefined> {
  const now = services.now()
  return database.asServer(async (db) => {
    if (await personIsBusy(db, id, services)) return undefined
    return db
      .updateTable('jobs')
      .set((by) => ({
        state: 'running',
        tries: by('tries', '+', 1),
        started_at: now,
        updated_at: now,
        ...keepNothing('error', null),
      }))
      .where('id', '=', id)
      .where((by) =>
        by.or([
          by.and([by('state', '=', 'queued'), isDue(now)]),
          by.and([
            by('state', '=', 'running'),
            by('updated_at', '<', new Date(now.getTime() - SILENT_MS)),
          ]),
        ]),
      )
      .returningAll()
      .executeTakeFirst()
  })
}

/** A job that waits for its next try is not due before. */
export const isDue = (now: Date) => sql<boolean>`(due_at is null or due_at <= ${now})`

/** Any number; one for each kind of lock the jobs take. */
const PERSON_LOCK = 720_392

/** One person's jobs do not keep the workers from everybody else's. @source reliability T18 */
async function personIsBusy(db: Db, id: number, { config, now }: Services): Promise<boolean> {
  const job = await db.selectFrom('jobs').select('user_id').where('id', '=', id).executeTakeFirst()
  if (!job || job.user_id === null) return false
  // Two workers that claim at once count one after the other.
  await sql`select pg_advisory_xact_lock(${PERSON_LOCK}::int, ${job.user_id % 2_147_483_647}::int)`.execute(
    db,
  )
  const { n } = await db
    .selectFrom('jobs')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('user_id', '=', job.user_id)
    .where('id', '<>', id)
    .where('state', '=', 'running')
    .where('updated_at', '>=', new Date(now().getTime() - SILENT_MS))
    .executeTakeFirstOrThrow()
  return n >= config.jobsAtOncePerPerson
}

/** The job acts with the rights its person has now, not with those at its start. */
async function ownerOf({ database }: JobDeps, { user_id, business_team_id }: Job): Promise<Actor> {
  if (user_id === null) return leadOf(database, business_team_id)
  const person = await personNow(database, user_id)
  if (person?.teamId !== business_team_id) throw new JobRefused(says('person_gone'))
  return person
}

/** Scheduled work acts as the longest-serving lead of the team. */
async function leadOf(database: Database, teamId: number): Promise<Actor> {
  const row = await database.asServer((db) =>
    db
      .selectFrom('users')
      .select(['id', 'business_team_id', 'username', 'roles', 'full_access'])
      .where('business_team_id', '=', teamId)
      .where('disabled_at', 'is', null)
      .where('deleted_at', 'is', null)
      .where(sql<boolean>`roles && array['manager', 'admin']`)
      .orderBy('id')
      .executeTakeFirst(),
  )
  if (!row) throw new JobRefused(says('nobody'))
  // As a lead of this team, whatever else the person may do.
  return { ...toActor({ ...row, user_id: row.id, roles: ['manager'], full_access: false }, '') }
}

function createRun(deps: JobDeps, job: Job, actor: Actor): TaskRun {
  const { database, services } = deps
  let toldAt = services.now().getTime()
  return {
    jobId: job.id,
    input: job.input,
    doneCount: job.done_count,
    actor,
    async step(run, as = {}) {
      await assertMayGoOn(deps, job)
      const effects: (() => Promise<void>)[] = []
      const announce: Step['announce'] = (teamId, uid, message) =>
        void effects.push(() => services.broadcast.toAccount(teamId, uid, message))
      const tell: Step['tell'] = (notice, id) =>
        void effects.push(() => broadcastNotice(services, notice, id))
      const bound = { ...actor, allTeams: rowScope(actor) === 'all-teams', ...as }
      const result = await database.asActor(bound, async (db) =>
        run({ db, now: await services.databaseNow(db), services, actor: bound, announce, tell }),
      )
      for (const effect of effects) await effect()
      return result
    },
    async progress(done, total) {
      const change = { done_count: done, ...(total === undefined ? {} : { total_count: total }) }
      const row = await update(deps, job, change)
      if (!row) throw new JobStopped('taken_over')
      const at = services.now().getTime()
      if (at - toldAt < TELL_EVERY_MS) return
      toldAt = at
      await broadcastProgress(services, {
        teamId: job.business_team_id,
        userId: job.user_id,
        jobId: job.id,
        title: titleOf(job, deps.tasks.get(job.kind)),
        doneCount: row.done_count,
        totalCount: row.total_count,
      })
    },
  }
}

/** Also the sign of life of the job. */
async function assertMayGoOn(deps: JobDeps, job: Job) {
  const row = await update(deps, job, {})
  if (!row) throw new JobStopped('taken_over')
  if (row.cancel_requested_at) throw new JobStopped('cancelled')
}

/** Changes the row only while this try owns it. */
function update(
  { database, services }: JobDeps,
  { id, tries }: Job,
  change: Record<string, unknown>,
) {
  return database.asServer((db) =>
    db
      .updateTable('jobs')
      .set({ ...change, updated_at: services.now() })
      .where('id', '=', id)
      .where('state', '=', 'running')
      .where('tries', '=', tries)
      .returning(['cancel_requested_at', 'done_count', 'total_count'])
      .executeTakeFirst(),
  )
}

async function stop(deps: JobDeps, job: Job, { why }: JobStopped): Promise<JobEnd> {
  if (why === 'cancelled')
    await update(deps, job, { state: 'cancelled', finished_at: deps.services.now() })
  return { tag: 'stopped', why }
}

async function fail(
  deps: JobDeps,
  job: Job,
  task: Task | undefined,
  error: unknown,
): Promise<JobEnd> {
  const inMs = error instanceof JobRefused ? undefined : task?.retryDelaysMs[job.tries - 1]
  const reason = reasonOf(error)
  if (inMs === undefined) {
    await endJob(deps, job, { state: 'failed', ...subjectOf(job, task), reason })
    return { tag: 'ended', state: 'failed' }
  }
  const due_at = new Date(deps.services.now().getTime() + inMs)
  await update(deps, job, { state: 'queued', ...keepSaying('error', reason), due_at })
  return { tag: 'again', inMs }
}
