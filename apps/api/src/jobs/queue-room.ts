import { sql } from 'kysely'
import type { Config } from '../app/config.ts'
import type { Db } from '../db/database.ts'
import { Problem } from '../jsonapi/problem.ts'

export type JobLimits = Pick<Config, 'jobsPerTeam' | 'jobsPerPerson' | 'jobsAtOncePerPerson'>

/** Any number; one for each kind of lock the jobs take. */
const ROOM_LOCK = 720_391
const RETRY_AFTER_S = '30'

/**
 * Refuses work when a team or a person has enough waiting already. A request at the same moment
 * waits for this transaction, so that together they do not pass the limit either.
 *
 * @throws Problem 429 `queue_full` (meta: limit, waiting, of)
 * @source reliability T18 (job flood)
 */
export async function assertQueueRoom(
  db: Db,
  { teamId, userId }: { teamId: number; userId: number },
  { jobsPerTeam, jobsPerPerson }: JobLimits,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ROOM_LOCK}::int, ${teamId % 2_147_483_647}::int)`.execute(
    db,
  )
  const { rows } = await sql<{ team: number; person: number }>`
    select count(*)::int as team, (count(*) filter (where j.user_id = ${userId}))::int as person
    from jobs j where j.business_team_id = ${teamId} and j.state in ('queued', 'running')`.execute(
    db,
  )
  const { team = 0, person = 0 } = rows[0] ?? {}
  if (person >= jobsPerPerson)
    throw full(
      `您已有 ${person} 个任务在排队或运行，请等其结束或取消一些`,
      `you have ${person} jobs waiting or running, please wait or cancel some`,
      { of: 'person', waiting: person, limit: jobsPerPerson },
    )
  if (team >= jobsPerTeam)
    throw full(
      `团队已有 ${team} 个任务在排队或运行，请稍后再试`,
      `the team has ${team} jobs waiting or running, please try again later`,
      { of: 'team', waiting: team, limit: jobsPerTeam },
    )
}

const full = (zh: string, en: string, meta: Record<string, unknown>) =>
  new Problem(429, [{ code: 'queue_full', title: `${zh} / ${en}`, meta }], {
    'retry-after': RETRY_AFTER_S,
  })
