import type { Db } from '../../db/database.ts'
import { inTurn } from '../../kernel/in-turn.ts'
import type { JobDeps } from '../job.ts'
import { nextDue } from './next-due.ts'
import type { Schedule } from './schedule.ts'

type Deps = Pick<JobDeps, 'database' | 'services'>

/**
 * Starts what is due. The row of a schedule is taken and moved on in one transaction with the jobs
 * it starts, so that any number of processes start each work once. What a server that was down has
 * missed is made up for once, not once for each time.
 *
 * @returns names of the started schedules
 * @throws AggregateError of what could not be started or failed, after all that was due had its turn
 */
export async function runDue(deps: Deps, schedules: readonly Schedule[]): Promise<string[]> {
  const { database, services } = deps
  const now = await database.asServer(services.databaseNow)
  const due = await database.asServer((db) => dueSchedules(db, schedules, now))
  const started: string[] = []
  const start = async (schedule: Schedule) => {
    const jobs = await database.asServer((db) => take(db, schedule, now))
    if (jobs === undefined) return
    started.push(schedule.name)
    for (const id of jobs) await services.queue.enqueue(id)
    if ('work' in schedule) await schedule.work(deps)
  }
  await inTurn(due, start, 'scheduled work of the server failed')
  return started
}

/** Makes the rows that are missing, and finds those that are due. */
async function dueSchedules(
  db: Db,
  schedules: readonly Schedule[],
  now: Date,
): Promise<Schedule[]> {
  const rows = await db.selectFrom('schedules').select(['name', 'cron', 'due_at']).execute()
  const byName = new Map(rows.map((row) => [row.name, row]))
  for (const { name, cron } of schedules) {
    if (byName.get(name)?.cron === cron) continue
    const due_at = nextDue(cron, now)
    await db
      .insertInto('schedules')
      .values({ name, cron, due_at })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ cron, due_at }))
      .execute()
  }
  return schedules.filter(({ name, cron }) => {
    const row = byName.get(name)
    return row !== undefined && row.cron === cron && row.due_at <= now
  })
}

/** @returns the jobs it started; undefined when another process took it */
async function take(db: Db, schedule: Schedule, now: Date): Promise<number[] | undefined> {
  const row = await db
    .selectFrom('schedules')
    .select('due_at')
    .where('name', '=', schedule.name)
    .where('due_at', '<=', now)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!row) return undefined
  await db
    .updateTable('schedules')
    .set({ due_at: nextDue(schedule.cron, now), started_at: now })
    .where('name', '=', schedule.name)
    .execute()
  if ('work' in schedule) return []
  const teams = await schedule.teams(db)
  const jobs: number[] = []
  for (const teamId of teams) {
    const id = await startForTeam(db, { schedule, teamId, dueAt: row.due_at, now })
    if (id !== undefined) jobs.push(id)
  }
  return jobs
}

interface Starting {
  schedule: Exclude<Schedule, { work: unknown }>
  teamId: number
  dueAt: Date
  now: Date
}

async function startForTeam(db: Db, { schedule, teamId, dueAt, now }: Starting) {
  const { name, kind, input = {} } = schedule
  // The one before is not through yet: another would only wait behind it.
  const live = await db
    .selectFrom('jobs')
    .select('id')
    .where('business_team_id', '=', teamId)
    .where('kind', '=', kind)
    .where('user_id', 'is', null)
    .where('state', 'in', ['queued', 'running'])
    .executeTakeFirst()
  if (live) return undefined
  const row = await db
    .insertInto('jobs')
    .values({
      business_team_id: teamId,
      user_id: null,
      kind,
      input: JSON.stringify(input),
      total_count: null,
      error: null,
      once_key: `${name}/${teamId}/${dueAt.toISOString()}`,
      due_at: now,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}
