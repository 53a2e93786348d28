import { says, type Saying } from '@omc/core/problems'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { Config } from '../../kernel/config.ts'
import { refusal } from '../../kernel/problem.ts'

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
    throw full(says('queue_full.person', { waiting: person }), {
      of: 'person',
      waiting: person,
      limit: jobsPerPerson,
    })
  if (team >= jobsPerTeam)
    throw full(says('queue_full.team', { waiting: team }), {
      of: 'team',
      waiting: team,
      limit: jobsPerTeam,
    })
}

const full = (saying: Saying, meta: Record<string, unknown>) =>
  refusal(saying, { meta, headers: { 'retry-after': RETRY_AFTER_S } })
