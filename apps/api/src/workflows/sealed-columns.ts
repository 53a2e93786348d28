import type { Vault } from '../auth/vault.ts'
import type { Db } from '../db/database.ts'
import { actorOf } from '../jsonapi/context.ts'
import type { Stored } from '../jsonapi/resource.ts'

export type SecretColumn = 'secret' | 'cookies'

interface Sealing {
  db: Db
  vault: Vault
  now: Date
}
/** The account a secret belongs to. */
export interface Whose {
  teamId: number
  platform: string
  uid: string
}

/**
 * How the secrets of an account table are kept: sealed, with the instant they were set; null
 * clears them.
 *
 * @param placeOf  position of a secret; it cannot be opened for another position
 * @source domain: accounts' secrets; reliability T15
 */
export function createSealedColumns(placeOf: (whose: Whose) => string) {
  async function sealInto(
    { db, vault, now }: Sealing,
    whose: Whose,
    column: SecretColumn,
    text: string | null,
  ): Promise<Record<string, unknown>> {
    if (text === null) return { [`${column}_sealed`]: null, [`${column}_set_at`]: null }
    const place = `${placeOf(whose)}/${column}`
    const sealed = await vault.seal(db, { teamId: whose.teamId, place }, text)
    return { [`${column}_sealed`]: sealed, [`${column}_set_at`]: now }
  }
  /** How a generic write stores one of them. */
  const stored =
    (column: SecretColumn): Stored =>
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
  return { sealInto, stored }
}
