import type { Vault } from '../../auth/vault.ts'
import type { Db } from '../../db/database.ts'
import { actorOf } from '../../jsonapi/context.ts'
import type { Stored } from '../../jsonapi/resource.ts'

export type SecretColumn = 'secret' | 'cookies'

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

/** The columns a secret of an account becomes: its sealed bytes and when it was set; null clears. */
export async function sealSecret(
  { db, vault, now }: Sealing,
  { teamId, platform, uid }: Whose,
  column: SecretColumn,
  text: string | null,
): Promise<Record<string, unknown>> {
  if (text === null) return { [`${column}_sealed`]: null, [`${column}_set_at`]: null }
  const place = `studio_accounts/${teamId}/${platform}/${uid}/${column}`
  return {
    [`${column}_sealed`]: await vault.seal(db, { teamId, place }, text),
    [`${column}_set_at`]: now,
  }
}

/** How a generic write stores a secret. @source domain: accounts' secrets */
export const sealedSecret =
  (column: SecretColumn): Stored =>
  (value, context, values) =>
    sealSecret(
      { db: context.db, vault: context.services.vault, now: context.now },
      {
        teamId: Number(values.business_team_id ?? actorOf(context).teamId),
        platform: String(values.platform),
        uid: String(values.uid),
      },
      column,
      typeof value === 'string' ? value : null,
    )
