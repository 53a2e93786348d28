import { sql } from 'kysely'
import { actorOf, type Context } from '../jsonapi/context.ts'
import { notFound } from '../jsonapi/problem.ts'
import { ownOrTeam } from '../jsonapi/scope.ts'
import type { Account } from './publish-matching.ts'

/**
 * The studio account of a uid, among those the actor can see. Two platforms or teams may use one
 * uid: the own team comes first, then the older account.
 *
 * @throws Problem 404
 */
export async function findAccount(context: Context, uid: string): Promise<Account> {
  const actor = actorOf(context)
  const { rows } = await sql<Account>`
    select t.id, t.business_team_id, t.uid, t.platform, t.nickname from studio_accounts t
    where t.uid = ${uid} and t.deleted_at is null and ${ownOrTeam(actor)}
    order by t.business_team_id = ${actor.teamId} desc, t.id limit 1`.execute(context.db)
  const account = rows[0]
  if (!account) throw notFound('工作室账号 / studio account')
  return account
}
