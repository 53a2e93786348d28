import { THINGS } from '@omc/core/problems'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { actorOf, type Context } from '../jsonapi/context.ts'
import { ownOrTeam } from '../jsonapi/scope.ts'
import type { Actor } from '../kernel/actor.ts'
import { notFound } from '../kernel/problem.ts'
import type { Account } from './publish-matching.ts'

export interface AccountKey {
  uid: string
  /** Two platforms may use one uid; the platform tells them apart. */
  platform?: string | undefined
}

/**
 * The studio account of a uid, among those the actor can see. Where several share the uid, the own
 * team comes first, then the older account: always the same one.
 */
export async function selectAccount(
  db: Db,
  actor: Actor,
  { uid, platform }: AccountKey,
): Promise<Account | undefined> {
  const { rows } = await sql<Account>`
    select t.id, t.business_team_id, t.uid, t.platform, t.nickname from studio_accounts t
    where t.uid = ${uid} and (${platform ?? null}::text is null or t.platform = ${platform ?? null})
      and t.deleted_at is null and ${ownOrTeam(actor)}
    order by t.business_team_id = ${actor.teamId} desc, t.id limit 1`.execute(db)
  return rows[0]
}

/**
 * The same for a request.
 *
 * @throws Problem 404
 */
export async function findAccount(
  context: Context,
  uid: string,
  platform?: string,
): Promise<Account> {
  const account = await selectAccount(context.db, actorOf(context), { uid, platform })
  if (!account) throw notFound(THINGS.studioAccount)
  return account
}
