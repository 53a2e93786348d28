import type { FetchAnswer, ReportAnswer, ServerWait, SubmitAnswer } from '@omc/core'
import type { LeaseAnswer, PublishGoods, PublishItem, PublisherApi } from '@omc/publisher'
import { isApiError } from '@omc/sdk'
import type { ApiError, Sdk } from '@omc/sdk'

/** The lease a device holds on its account. */
export type HeldLease = { readonly deviceId: string; readonly fence: number }

export type ApiPortOptions = {
  readonly sdk: Pick<Sdk, 'carry_contents' | 'publish_attempts' | 'devices'>
  /** Current lease; null while the account is not connected. */
  readonly lease: () => HeldLease | null
  /** Called for each claimed item. */
  readonly onClaimed?: (item: Pick<PublishItem, 'attemptKey' | 'attemptId'>) => void
}

/**
 * The server's ledger as the publishing loop sees it. Anything but an answer of the ledger rejects,
 * because the call did not get through.
 *
 * @source domain: publish ledger; architecture §3 "where the two halves meet"
 */
export function createApiPort({ sdk, lease, onClaimed }: ApiPortOptions): PublisherApi {
  async function claim(): Promise<FetchAnswer<PublishItem>> {
    const held = lease()
    if (!held) return { tag: 'ended', why: 'lease-lost' }
    try {
      const row = await sdk.carry_contents.get_publish_content({ device_id: held.deviceId })
      if (!row) return { tag: 'none' }
      const item = toPublishItem(row, held.deviceId)
      onClaimed?.(item)
      return { tag: 'item', item, queueLeft: row.queue_left }
    } catch (error) {
      return refusedClaim(error)
    }
  }

  async function submitting(item: PublishItem): Promise<SubmitAnswer> {
    try {
      await sdk.publish_attempts.submitting({ id: item.attemptId, fence: item.fence })
      return { tag: 'ok' }
    } catch (error) {
      if (isFinal(error)) return { tag: 'refused', code: error.code }
      throw error
    }
  }

  return {
    claim,
    submitting,
    async report(result): Promise<ReportAnswer> {
      const { attemptKey, deviceId, fence, outcome, feedId, code, message } = result
      try {
        await sdk.carry_contents.set_publish_response({
          attempt_key: attemptKey,
          device_id: deviceId,
          fence,
          outcome,
          ...(feedId !== null && { feed_id: feedId }),
          ...(code !== null && { code: code.slice(0, 100) }),
          ...(message !== null && { message: message.slice(0, 2_000) }),
        })
        return { tag: 'ok' }
      } catch (error) {
        if (isFinal(error)) return { tag: 'refused', code: error.code }
        throw error
      }
    },
    heartbeat: ({ attemptId, fence }) =>
      kept(() => sdk.publish_attempts.heartbeat({ id: attemptId, fence })),
    async keepAlive() {
      const held = lease()
      if (!held) return { tag: 'lost' }
      return kept(() => sdk.devices.heartbeat({ id: held.deviceId, fence: held.fence }))
    },
  }
}

type ClaimedRow = NonNullable<
  Awaited<ReturnType<ApiPortOptions['sdk']['carry_contents']['get_publish_content']>>
>

/** The only place that maps wire names to the loop's names. */
export function toPublishItem(row: ClaimedRow, deviceId: string): PublishItem {
  return {
    attemptKey: row.attempt_key,
    attemptId: row.attempt_id,
    deviceId,
    fence: row.fence,
    leaseExpiresAt: Date.parse(row.lease_expires_at),
    publishContentId: row.id,
    channel: row.channel,
    uid: row.uid,
    title: row.title,
    desc: row.desc,
    images: row.images,
    paragraphs: row.paragraphs,
    items: row.items.flatMap(toGoods),
    topic: row.topic === '' ? null : row.topic,
    draft: row.draft,
    activity: row.activity,
  }
}

/** The product in a value of the wire; nothing for a value that is none. */
export function toGoods(value: unknown): readonly PublishGoods[] {
  if (typeof value !== 'object' || value === null || !('item_id' in value)) return []
  const { item_id: itemId } = value
  if (typeof itemId !== 'string' && typeof itemId !== 'number') return []
  const title = 'title' in value && typeof value.title === 'string' ? value.title : null
  return [{ itemId: String(itemId), title }]
}

const SERVER_WAITS: readonly ServerWait[] = [
  'cooldown',
  'gap',
  'daily_cap',
  'quiet_hours',
  'item_waiting',
  'not_released',
  'unresolved',
  'restored',
]

function refusedClaim(error: unknown): FetchAnswer<PublishItem> {
  if (isApiError(error, 'lease_lost') || isApiError(error, 'no_account')) {
    return { tag: 'ended', why: 'lease-lost' }
  }
  if (isApiError(error, 'account_ended')) return { tag: 'ended', why: 'no-permission' }
  if (!isApiError(error, 'account_waiting')) throw error
  const { why, until } = error.meta
  const untilAt = typeof until === 'string' ? Date.parse(until) : Number.NaN
  const known = SERVER_WAITS.find((wait) => wait === why)
  if (!known || !Number.isFinite(untilAt)) throw error
  return { tag: 'wait', why: known, untilAt }
}

async function kept(beat: () => Promise<unknown>): Promise<LeaseAnswer> {
  try {
    await beat()
    return { tag: 'held' }
  } catch (error) {
    if (isApiError(error) && LOST_CODES.has(error.code)) return { tag: 'lost' }
    throw error
  }
}

const LOST_CODES: ReadonlySet<string> = new Set(['lease_lost', 'no_account', 'attempt_closed'])
/** 4xx statuses worth a retry: session, permission, timeout and rate limit. */
const ASK_AGAIN: ReadonlySet<number> = new Set([401, 402, 403, 408, 425, 429])

function isFinal(error: unknown): error is ApiError {
  if (!isApiError(error) || error.kind !== 'http') return false
  if (error.code === 'not_the_executor') return true
  return error.status >= 400 && error.status < 500 && !ASK_AGAIN.has(error.status)
}
