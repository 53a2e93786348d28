import type { Db } from '../../db/database.ts'
import { problem } from '../../kernel/problem.ts'

/** @throws Problem 422 `other_team` when the person does not work in the team of the task */
export async function assertTeamPerson(db: Db, userId: number, teamId: number): Promise<void> {
  const person = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('business_team_id', '=', teamId)
    .where('disabled_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (person) return
  throw problem('other_team.person_task', {}, { source: { pointer: '/data/attributes/user_id' } })
}
