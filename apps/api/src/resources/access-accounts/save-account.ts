import { sql, type Insertable, type Updateable } from 'kysely'
import type { Vault } from '../../auth/vault.ts'
import { beyondScope } from '../../db/beyond-scope.ts'
import type { AccessAccountsTable } from '../../db/carry-tables.ts'
import type { Db } from '../../db/database.ts'
import { ownOrTeam } from '../../jsonapi/scope.ts'
import type { Actor } from '../../kernel/actor.ts'
import { problem } from '../../kernel/problem.ts'
import { loginSecrets } from './sealed-columns.ts'

export interface Saving {
  db: Db
  now: Date
  vault: Vault
  actor: Actor
}

/** Attributes of a login; only given ones are changed. */
export interface AccountFacts {
  platform: string
  uid: string
  columns: Omit<Updateable<AccessAccountsTable>, 'id' | 'business_team_id' | 'platform' | 'uid'>
  secret?: string | undefined
  cookies?: string | undefined
}

export interface SavedAccount {
  id: number
  made: boolean
}

/**
 * Keeps a login once for each (team, platform, uid). A trashed one comes back: the person who signs
 * in again wants it. One that belongs to a colleague is not taken from them.
 *
 * @throws Problem 409 `account_of_another`
 * @source domain: verb table (sync_*); accounts' secrets
 */
export async function saveAccount(
  { db, now, vault, actor }: Saving,
  { platform, uid, columns, secret, cookies }: AccountFacts,
): Promise<SavedAccount> {
  const { teamId } = actor
  const { rows } = await beyondScope(db, () =>
    sql<{ id: number; mine: boolean }>`
    select t.id, ${ownOrTeam(actor)} as mine from access_accounts t
    where t.business_team_id = ${teamId} and t.platform = ${platform} and t.uid = ${uid} for update`.execute(
      db,
    ),
  )
  const known = rows[0]
  if (known && !known.mine) {
    throw problem(
      'account_of_another.login',
      { platform, uid },
      { source: { pointer: '/data/attributes/uid' } },
    )
  }
  const whose = { teamId, platform, uid }
  const sealing = { db, vault, now }
  const values = {
    ...columns,
    ...(secret === undefined ? {} : await loginSecrets.sealInto(sealing, whose, 'secret', secret)),
    ...(cookies === undefined
      ? {}
      : await loginSecrets.sealInto(sealing, whose, 'cookies', cookies)),
    updated_at: now,
  }
  // Columns of an update fit an insert; the key columns stand beside them.
  const inserted = {
    business_team_id: teamId,
    user_id: actor.userId,
    platform,
    uid,
    created_at: now,
    ...values,
  } as Insertable<AccessAccountsTable>
  const row = await db
    .insertInto('access_accounts')
    .values(inserted)
    .onConflict((conflict) =>
      conflict
        .columns(['business_team_id', 'platform', 'uid'])
        .doUpdateSet({ ...values, deleted_at: null }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id: row.id, made: known === undefined }
}
