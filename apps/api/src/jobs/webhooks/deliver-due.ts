import { sql } from 'kysely'
import { VaultError } from '../../auth/vault-error.ts'
import type { Database, Db } from '../../db/database.ts'
import type { Services } from '../../jsonapi/services.ts'
import { Problem } from '../../kernel/problem.ts'
import { secretPlace } from '../../resources/webhooks/seal-secret.ts'
import { broadcastNotice } from '../../workflows/notify.ts'
import { signDelivery } from './sign-delivery.ts'
import { tellSwitchedOff, type Told } from './tell-switched-off.ts'

/** Waits before each further try; then a delivery is given up. */
export const RETRY_MS = [10_000, 60_000, 300_000, 1_800_000, 7_200_000, 21_600_000] as const
/** How long a worker keeps a delivery it took; after that another may take it. */
const TAKEN_MS = 60_000
const TIMEOUT_MS = 10_000
const ANSWER_BYTES = 64 * 1024
const BATCH = 10
/** Deliveries of one webhook in a batch: a receiver that does not answer leaves room for others. */
const BATCH_OF_ONE = 2
/** Deliveries given up in a row after which a webhook is switched off. */
const MAX_FAILURES = 10

interface Deps {
  database: Database
  services: Services
}

interface Due {
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

type Outcome =
  | { tag: 'delivered'; status: number }
  | { tag: 'failed'; status: number | null; why: string }

/**
 * Sends the deliveries that are due, each at least once. No transaction is open while one is sent;
 * a process that dies meanwhile leaves it to be taken again.
 *
 * @returns how many were tried
 * @source domain: operations beyond the seeds (deliveries); reliability T12
 */
export async function deliverDue(deps: Deps): Promise<number> {
  const { database, services } = deps
  const taken = await database.asServer((db) => take(db, services))
  await Promise.all(
    taken.map(async ({ due, secret }) => {
      const outcome = await send(services, due, secret)
      const told = await database.asServer((db) => settle(db, due, outcome, services.now()))
      for (const { notice, id } of told) await broadcastNotice(services, notice, id)
    }),
  )
  return taken.length
}

async function take(db: Db, { now, vault }: Services) {
  const at = now()
  const { rows } = await sql<Due>`
    update webhook_deliveries d set tries = d.tries + 1, next_try_at = ${new Date(at.getTime() + TAKEN_MS)}, updated_at = ${at}
    from webhooks w where w.id = d.webhook_id and d.id in (
      select p.id from webhook_deliveries p join (
        select id, next_try_at, row_number() over (partition by webhook_id order by next_try_at, id) as place
        from webhook_deliveries where state = 'pending' and next_try_at <= ${at}) due on due.id = p.id
      where due.place <= ${BATCH_OF_ONE} and p.state = 'pending' and p.next_try_at <= ${at}
      order by due.place, due.next_try_at limit ${BATCH} for update of p skip locked)
    returning d.id, d.business_team_id, d.webhook_id, d.delivery_key, d.event, d.payload, d.tries, d.created_at,
      w.url, (w.enabled and w.deleted_at is null) as live, w.seal_key, w.secret_sealed`.execute(db)
  const taken: { due: Due; secret: string | undefined }[] = []
  for (const due of rows) taken.push({ due, secret: await openSecret(db, vault, due) })
  return taken
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

async function send(
  { outbound, now }: Services,
  due: Due,
  secret: string | undefined,
): Promise<Outcome> {
  if (!due.live) return { tag: 'failed', status: null, why: 'the webhook is off' }
  if (secret === undefined)
    return { tag: 'failed', status: null, why: 'its secret is missing or does not open' }
  const timestampS = Math.floor(now().getTime() / 1000)
  const body = JSON.stringify({
    id: due.delivery_key,
    event: due.event,
    team_id: String(due.business_team_id),
    created_at: due.created_at.toISOString(),
    data: due.payload,
  })
  try {
    const { status } = await outbound.fetch(due.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'omc-webhooks',
        'x-omc-event': due.event,
        'x-omc-delivery': due.delivery_key,
        'x-omc-timestamp': String(timestampS),
        'x-omc-signature': signDelivery(secret, timestampS, body),
      },
      body,
      maxBytes: ANSWER_BYTES,
      timeoutMs: TIMEOUT_MS,
      // A redirect would send the signed body to an address that was not configured.
      maxRedirects: 0,
    })
    if (status >= 200 && status < 300) return { tag: 'delivered', status }
    return { tag: 'failed', status, why: `status ${status}` }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { tag: 'failed', status: null, why: error.message }
  }
}

/** @returns notices that were written */
async function settle(db: Db, due: Due, outcome: Outcome, now: Date): Promise<Told[]> {
  const waitMs = due.live ? RETRY_MS[due.tries - 1] : undefined
  const delivered = outcome.tag === 'delivered'
  const again = !delivered && waitMs !== undefined
  await db
    .updateTable('webhook_deliveries')
    .set({
      state: delivered ? 'delivered' : again ? 'pending' : 'failed',
      response_status: outcome.status,
      error: delivered ? null : outcome.why.slice(0, 500),
      next_try_at: again ? new Date(now.getTime() + waitMs) : null,
      delivered_at: delivered ? now : null,
      updated_at: now,
    })
    .where('id', '=', due.id)
    .where('state', '=', 'pending')
    // Somebody else took it over meanwhile: theirs is the last word.
    .where('tries', '=', due.tries)
    .execute()
  if (delivered)
    await db
      .updateTable('webhooks')
      .set({ failure_count: 0, last_delivered_at: now })
      .where('id', '=', due.webhook_id)
      .execute()
  else if (!again && due.live && (await countFailure(db, due.webhook_id)))
    return tellSwitchedOff(db, due, now)
  return []
}

/** An address that takes nothing any more is not asked for ever. @returns whether it is off now */
async function countFailure(db: Db, webhookId: number): Promise<boolean> {
  const { rows } = await sql<{ is_off: boolean }>`
    with before as (select id, enabled from webhooks where id = ${webhookId} for update)
    update webhooks w set failure_count = w.failure_count + 1,
      enabled = w.enabled and w.failure_count + 1 < ${MAX_FAILURES},
      disabled_why = case when not w.enabled or w.failure_count + 1 < ${MAX_FAILURES} then w.disabled_why
        else 'failed_repeatedly' end
    from before where w.id = before.id returning before.enabled and not w.enabled as is_off`.execute(
    db,
  )
  return rows[0]?.is_off ?? false
}
