import type { Vault } from '../../auth/vault.ts'
import type { Db } from '../../db/database.ts'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { problem } from '../../jsonapi/problem.ts'
import type { Change, Stored } from '../../jsonapi/resource.ts'

type Column = 'secret' | 'cookies'

interface Sealing {
  db: Db
  vault: Vault
  now: Date
}
interface Whose {
  teamId: number
  platform: string
  uid: string
}

/** The two columns a secret becomes: its sealed bytes and when it was set; null clears it. */
export async function sealInto(
  { db, vault, now }: Sealing,
  { teamId, platform, uid }: Whose,
  column: Column,
  text: string | null,
): Promise<Record<string, unknown>> {
  const place = `access_accounts/${platform}/${uid}/${column}`
  const sealed = text === null ? null : await vault.seal(db, { teamId, place }, text)
  return { [`${column}_sealed`]: sealed, [`${column}_set_at`]: sealed && now }
}

/** How a generic write stores a secret. @source domain: accounts' secrets */
export const sealedColumn =
  (column: Column): Stored =>
  (value, context, values) =>
    sealInto(
      { db: context.db, vault: context.services.vault, now: context.now },
      {
        teamId: Number(values.business_team_id ?? actorOf(context).teamId),
        platform: String(values.platform),
        uid: String(values.uid),
      },
      column,
      typeof value === 'string' ? value : null,
    )

/**
 * A login belongs to somebody of its own team.
 *
 * @throws Problem 422 `other_team`
 */
export async function guardOwner(context: Context, change: Change): Promise<void> {
  if (change.verb !== 'create' && change.verb !== 'update') return
  const { user_id: userId } = change.values
  if (userId === undefined || userId === null) return
  const row = change.verb === 'create' ? change.values : change.before
  const owner = await context.db
    .selectFrom('users')
    .select('id')
    .where('id', '=', Number(userId))
    .where('business_team_id', '=', Number(row.business_team_id))
    .executeTakeFirst()
  if (owner) return
  throw problem(
    422,
    'other_team',
    '该成员不在账号所属团队 / the person is not of the account’s team',
    { source: { pointer: '/data/attributes/user_id' } },
  )
}
