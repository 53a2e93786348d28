import type { Desk } from './seed-desk.ts'
import type { Published } from './seed-published.ts'

/** Every twelfth post was refused at first. */
const REFUSED_EACH = 12
const WAIT_MS = 20 * 60_000
const REFUSAL = { code: 'rejected', message: '内容未通过平台审核' }

interface Try {
  one: Published
  at: Date
  fence: number
  isRefused: boolean
}

/** Attempts and events of published items: counters equal the ledger. */
export async function seedLedger({ db }: Desk, published: readonly Published[]) {
  const tries = published.flatMap(triesOf)
  const rows = await db
    .insertInto('publish_attempts')
    .values(tries.map(attemptOf))
    .returning('id')
    .execute()
  await db
    .insertInto('publish_events')
    .values(
      tries.map(({ one, at, isRefused }, i) => ({
        business_team_id: one.account.teamId,
        studio_account_id: one.account.id,
        publish_content_id: one.itemId,
        attempt_id: rows[i]?.id ?? null,
        user_id: one.account.ownerId,
        kind: isRefused ? 'refused' : 'published',
        detail: JSON.stringify(isRefused ? REFUSAL : { feed_id: one.post.feedId }),
        created_at: at,
      })),
    )
    .execute()
}

function triesOf(one: Published, i: number): Try[] {
  const at = new Date(one.post.publishedAt)
  const refused = i % REFUSED_EACH === 5
  const first: Try[] = refused
    ? [{ one, at: new Date(at.getTime() - WAIT_MS), fence: 1, isRefused: true }]
    : []
  return [...first, { one, at, fence: first.length + 1, isRefused: false }]
}

const attemptOf = ({ one, at, fence, isRefused }: Try) => ({
  business_team_id: one.account.teamId,
  publish_content_id: one.itemId,
  studio_account_id: one.account.id,
  fence,
  generation: 1,
  state: isRefused ? ('refused' as const) : ('published' as const),
  outcome: isRefused ? 'rejected' : 'published',
  code: isRefused ? REFUSAL.code : null,
  message: isRefused ? REFUSAL.message : null,
  feed_id: isRefused ? null : one.post.feedId,
  lease_expires_at: at,
  claimed_at: at,
  submitted_at: at,
  settled_at: at,
  created_at: at,
  updated_at: at,
})
