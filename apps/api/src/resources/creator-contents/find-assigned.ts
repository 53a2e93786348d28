import { sql } from 'kysely'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { ownOrTeam } from '../../jsonapi/scope.ts'
import type { Account } from '../../workflows/publish-matching.ts'

interface Assigned {
  id: number
  studio_account_id: number | null
}

/** The accounts of contents that have one, among those the actor can see, by content id. */
export async function findAssigned(
  context: Context,
  contents: readonly Assigned[],
): Promise<Map<number, Account>> {
  const ids = contents.flatMap(({ studio_account_id: id }) => (id === null ? [] : [id]))
  const { rows } = await sql<Account>`
    select t.id, t.business_team_id, t.uid, t.platform, t.nickname from studio_accounts t
    where t.id = any(${ids}::bigint[]) and t.deleted_at is null and ${ownOrTeam(actorOf(context))}`.execute(
    context.db,
  )
  const byId = new Map(rows.map((account) => [account.id, account]))
  return new Map(
    contents.flatMap(({ id, studio_account_id }) => {
      const account = studio_account_id === null ? undefined : byId.get(studio_account_id)
      return account ? [[id, account] as const] : []
    }),
  )
}
