import { ACCOUNT_HOLDS } from '@omc/core/ledger'
import { toGoods } from '@omc/publisher'
import type { RehearsalAccount, RehearsalItem } from '@omc/publisher/rehearsal'
import type { Result } from '@omc/sdk'

export type QueuedRow = Result<'publish_contents.list'>['items'][number]
type AccountRow = Result<'studio_accounts.list'>['items'][number]
type HeldRow = Result<'studio_accounts.queue_holds'>[number]
export type ContentRow = Result<'carry_contents.list'>['items'][number]

const instantOf = (at: string | null): number | null => (at === null ? null : Date.parse(at))

/** Parts that contents of the queue and of lists share. */
type Written = Pick<
  QueuedRow,
  'id' | 'title' | 'desc' | 'images' | 'paragraphs' | 'items' | 'topic'
>

const written = ({ id, title, desc, images, paragraphs, items, topic }: Written) => ({
  id,
  title,
  desc,
  images,
  paragraphs,
  items: items.flatMap(toGoods),
  topic: topic === '' ? null : topic,
})

export const itemOfQueue = (row: QueuedRow): RehearsalItem => ({
  ...written(row),
  accountId: row.studio_account_id,
  uid: row.uid,
  channel: row.channel,
  state: row.status,
  draft: row.draft,
  activity: row.activity,
  priority: row.priority,
  releaseAt: instantOf(row.release_at),
  waitUntil: instantOf(row.wait_until),
  waitWhy: row.wait_why,
})

/** A content that is not in the queue yet, without the account it would go to. */
export const itemOfContent = (row: ContentRow, state: string) => ({
  ...written(row),
  state,
  priority: 0,
  releaseAt: null,
  waitUntil: null,
  waitWhy: null,
})

/** @param held  what the server says of its queue */
export const accountOf = (row: AccountRow, held: HeldRow | undefined): RehearsalAccount => ({
  id: row.id,
  permitted: row.permitted,
  expiresAt: instantOf(row.expires_at),
  cooldownUntil: instantOf(row.cooldown_until),
  endedWhy: row.queue_ended_why,
  dailyCap: row.day_task_count,
  submittedToday: row.day_counted_count,
  gapS: row.publish_gap_s,
  holds: ACCOUNT_HOLDS.filter((hold) => held?.holds.some(({ why }) => why === hold)),
  holder: holderOf(held?.holder ?? null),
  zone: row.timezone,
  quietFrom: row.quiet_from,
  quietTo: row.quiet_to,
})

function holderOf(holder: HeldRow['holder']): RehearsalAccount['holder'] {
  if (!holder) return 'none'
  if (holder.kind === 'server') return 'server'
  return holder.mine ? 'mine' : 'other'
}
