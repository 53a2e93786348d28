import type { Services } from '../../jsonapi/services.ts'
import { Problem } from '../../kernel/problem.ts'
import { signDelivery } from './sign-delivery.ts'
import type { Taken } from './take-delivery.ts'

const TIMEOUT_MS = 10_000

export type Outcome =
  | { tag: 'delivered'; status: number }
  | { tag: 'failed'; status: number | null; why: string }

/** Sends a delivery. Its status alone tells whether it was taken; what else the answer holds is not read. */
export async function sendDelivery(
  { outbound, now }: Services,
  { due, secret }: Taken,
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
      headOnly: true,
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
