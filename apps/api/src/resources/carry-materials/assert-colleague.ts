import { THINGS } from '@omc/core/problems'
import { sql } from 'kysely'
import type { Context } from '../../jsonapi/context.ts'
import { notFound } from '../../kernel/problem.ts'

/**
 * A person that rows are given to must work in the team of the rows.
 *
 * @throws Problem 404 `not_found`
 * @source domain: tenancy
 */
export async function assertColleague({ db }: Context, userId: number, teamId: number) {
  const { rows } = await sql<{ username: string }>`
    select username from users where id = ${userId} and business_team_id = ${teamId}
      and deleted_at is null and disabled_at is null`.execute(db)
  const [person] = rows
  if (!person) throw notFound(THINGS.user)
  return person
}
