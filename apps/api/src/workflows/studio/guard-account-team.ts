import type { Context } from '../../jsonapi/context.ts'
import type { Change } from '../../jsonapi/resource.ts'
import { problem } from '../../kernel/problem.ts'

/**
 * Team and person of a new row below an account: both come from the account, no matter who creates
 * the row.
 */
export async function ownedByAccount(
  { db }: Context,
  accountId: unknown,
): Promise<{ business_team_id?: number; user_id?: number | null }> {
  if (accountId === undefined || accountId === null) return {}
  const account = await db
    .selectFrom('studio_accounts')
    .select(['business_team_id', 'user_id'])
    .where('id', '=', Number(accountId))
    .executeTakeFirstOrThrow()
  return { business_team_id: account.business_team_id, user_id: account.user_id }
}

/**
 * Keeps rows and their account in one team, also for people who see all teams.
 *
 * @throws Problem 409 `other_team`
 */
export async function guardAccountTeam(context: Context, change: Change): Promise<void> {
  if (change.verb !== 'update') return
  const owner = await ownedByAccount(context, change.values.studio_account_id)
  if (owner.business_team_id === undefined) return
  if (owner.business_team_id === Number(change.before.business_team_id)) return
  throw problem(
    'other_team.account',
    {},
    {
      source: { pointer: '/data/attributes/studio_account_id' },
    },
  )
}
