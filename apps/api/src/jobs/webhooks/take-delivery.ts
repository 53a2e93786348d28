import { sql } from 'kysely'
import { VaultError } from '../../auth/vault-error.ts'
import type { Db } from '../../db/database.ts'
import type { Services } from '../../jsonapi/services.ts'
import { secretPlace } from '../../resources/webhooks/seal-secret.ts'

/** How long a worker keeps a delivery it took; after that another may take it. */
const TAKEN_MS = 60_000

export interface Due {
  id: number
  business_team_id: number
  webhook_id: number
  delivery_key: string
  event: string
  payload: Record<string, unknown>
  tries: number
  created_at: Date
  url: string
  live: boolean
  seal_key: string
  secret_sealed: Buffer | null
}

/** A delivery, and the secret that signs it, if that opens. */
export interface Taken {
  due: Due
  secret: string | undefined
}

/**
 * Takes a delivery to send it. No transaction is open while it is sent; a process that dies meanwhile
 * leaves it to be taken again.
 *
 * @returns nothing when it is not due any more, or another process is about to take it
 */
export async function takeDelivery(
  db: Db,
  { now, vault }: Services,
  id: number,
): Promise<Taken | undefined> {
  const at = now()
  const { rows } = await sql<Due>`
    update webhook_deliveries d set tries = d.tries + 1, next_try_at = ${new Date(at.getTime() + TAKEN_MS)}, updated_at = ${at}
    from webhooks w where w.id = d.webhook_id and d.id in (
      select p.id from webhook_deliveries p
      where p.id = ${id} and p.state = 'pending' and p.next_try_at <= ${at} for update skip locked)
    returning d.id, d.business_team_id, d.webhook_id, d.delivery_key, d.event, d.payload, d.tries, d.created_at,
      w.url, (w.enabled and w.deleted_at is null) as live, w.seal_key, w.secret_sealed`.execute(db)
  const [due] = rows
  return due && { due, secret: await openSecret(db, vault, due) }
}

/** A secret that does not open stops its own delivery, not those of others. */
async function openSecret(db: Db, vault: Services['vault'], due: Due): Promise<string | undefined> {
  if (!due.secret_sealed) return undefined
  const place = { teamId: due.business_team_id, place: secretPlace(due.seal_key) }
  try {
    return await vault.open(db, place, due.secret_sealed)
  } catch (error) {
    if (error instanceof VaultError) return undefined
    throw error
  }
}
