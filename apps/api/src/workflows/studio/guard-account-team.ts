import type { Context } from '../../jsonapi/context.ts'
import type { Change } from '../../jsonapi/resource.ts'
import { problem } from '../../kernel/problem.ts'

/**
 * What stands under an account belongs to the account's team and person: a new row takes both from
 * it, no matter who makes it.
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
