import { rowScope } from '@omc/acl'
import { sql, type Insertable, type Updateable } from 'kysely'
import { beyondScope } from '../../db/beyond-scope.ts'
import type { StudioAccountsTable } from '../../db/publishing-tables.ts'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { ownOrTeam } from '../../jsonapi/scope.ts'
import { problem } from '../../kernel/problem.ts'
import type { Owner } from './reconnect-hearers.ts'
import { accountSecrets } from './sealed-columns.ts'

/** Attributes of an account; only given ones are changed. */
export interface AccountFacts {
  platform: string
  uid: string
  columns: Omit<Updateable<StudioAccountsTable>, 'id' | 'business_team_id' | 'platform' | 'uid'>
  secret?: string | undefined
  cookies?: string | undefined
}

export interface SavedAccount {
  id: number
  made: boolean
  /** Whose it is, where it was not there before or was in the trash; otherwise empty. */
  newTo: readonly Owner[]
}

interface Known {
  mine: boolean
  user_id: Owner
  deleted_at: Date | null
}

/**
 * Keeps a publishing account once for each (team, platform, uid). A trashed one comes back: the
 * person who signs in again wants it. One that belongs to a colleague is not taken from them.
 *
 * @throws Problem 409 `account_of_another`
 * @source domain: verb table (sync_*); accounts' secrets
 */
export async function saveAccount(
  context: Context,
  { platform, uid, columns, secret, cookies }: AccountFacts,
): Promise<SavedAccount> {
  const { db, now, services } = context
  const actor = actorOf(context)
  const { teamId } = actor
  const { rows } = await beyondScope(db, () =>
    sql<Known>`
    select ${ownOrTeam(actor)} as mine, t.user_id, t.deleted_at from studio_accounts t
    where t.business_team_id = ${teamId} and t.platform = ${platform} and t.uid = ${uid} for update`.execute(
      db,
    ),
  )
  const [known] = rows
  if (known && !known.mine) {
    throw problem(
      'account_of_another',
      { platform, uid },
      { source: { pointer: '/data/attributes/uid' } },
    )
  }
  const whose = { teamId, platform, uid }
  const sealing = { db, vault: services.vault, now }
  const values = {
    ...columns,
    ...(secret === undefined
      ? {}
      : await accountSecrets.sealInto(sealing, whose, 'secret', secret)),
    ...(cookies === undefined
      ? {}
      : await accountSecrets.sealInto(sealing, whose, 'cookies', cookies)),
    updated_at: now,
  }
  // Columns of an update fit an insert; the key columns stand beside them.
  const inserted = {
    business_team_id: teamId,
    // Leads connect accounts for the team; everyone else connects their own.
    user_id: rowScope(actor) === 'own' ? actor.userId : null,
    platform,
    uid,
    created_at: now,
    ...values,
  } as Insertable<StudioAccountsTable>
  const row = await db
    .insertInto('studio_accounts')
    .values(inserted)
    .onConflict((conflict) =>
      conflict
        .columns(['business_team_id', 'platform', 'uid'])
        .doUpdateSet({ ...values, deleted_at: null }),
    )
    .returning(['id', 'user_id'])
    .executeTakeFirstOrThrow()
  const newTo = known?.deleted_at === null ? [] : [row.user_id]
  return { id: row.id, made: known === undefined, newTo }
}
