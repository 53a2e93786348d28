import type { Clock, FetchAnswer, ReportAnswer, SubmitAnswer } from '@omc/core'
import { isFinal, refusedClaim, saysLost, toGoods, toReport } from '@omc/publisher'
import type { LeaseAnswer, PublishItem, PublisherApi } from '@omc/publisher'
import { isApiError } from '@omc/sdk'
import type { ApiError, Args, Sdk } from '@omc/sdk'
import { BACKGROUND } from './background.ts'
import { createOptionalFacts } from './optional-facts.ts'

/** The lease a device holds on its account. */
export type HeldLease = { readonly deviceId: string; readonly fence: number }

/** A loop on a device, as the server keeps it. */
export type RunningJob = NonNullable<Args<'devices.heartbeat'>['running']>

export type ApiPortOptions = {
  readonly sdk: Pick<Sdk, 'carry_contents' | 'publish_attempts' | 'devices'>
  /** The clock of the loop. */
  readonly clock: Pick<Clock, 'now'>
  /** Current lease; null while the account is not connected. */
  readonly lease: () => HeldLease | null
  /** What runs on this device, told with each beat. */
  readonly running?: () => RunningJob | null
  /** Called for each claimed item. */
  readonly onClaimed?: (item: Pick<PublishItem, 'attemptKey' | 'attemptId'>) => void
}

/**
 * The server's ledger as the publishing loop sees it. Anything but an answer of the ledger rejects,
 * because the call did not get through.
 *
 * @source domain: publish ledger; architecture §3 "where the two halves meet"
 */
export function createApiPort(options: ApiPortOptions): PublisherApi {
  const { sdk, clock, lease, running, onClaimed } = options
  const tellFacts = createOptionalFacts<{ running: RunningJob | null }>()
  async function claim(): Promise<FetchAnswer<PublishItem>> {
    const held = lease()
    if (!held) return { tag: 'ended', why: 'lease-lost' }
    try {
      const row = await sdk.carry_contents.get_publish_content(
        { device_id: held.deviceId },
        BACKGROUND,
      )
      if (!row) return { tag: 'none' }
      const item = toPublishItem(row, held.deviceId)
      onClaimed?.(item)
      return { tag: 'item', item, queueLeft: row.queue_left }
    } catch (error) {
      return claimAnswer(error, clock.now())
    }
  }

  return {
    claim,
    submitting: ({ attemptId: id, fence }): Promise<SubmitAnswer> =>
      taken(() => sdk.publish_attempts.submitting({ id, fence }, BACKGROUND)),
    report: (result): Promise<ReportAnswer> =>
      taken(() => sdk.carry_contents.set_publish_response(toReport(result), BACKGROUND)),
    async isAnswered({ attemptId }) {
      const { state } = await sdk.publish_attempts.get({ id: attemptId }, BACKGROUND)
      return state === 'published' || state === 'refused'
    },
    heartbeat: ({ attemptId, fence }) =>
      kept(() => sdk.publish_attempts.heartbeat({ id: attemptId, fence }, BACKGROUND)),
    async keepAlive() {
      const held = lease()
      if (!held) return { tag: 'lost' }
      const { deviceId: id, fence } = held
      const told = { running: running?.() ?? null }
      return kept(() =>
        tellFacts(told, (facts) => sdk.devices.heartbeat({ id, fence, ...facts }, BACKGROUND)),
      )
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

function claimAnswer(error: unknown, at: number): FetchAnswer<PublishItem> {
  const answer = isApiError(error) ? refusedClaim(error, at) : null
  if (!answer) throw error
  return answer
}

/** What the ledger says of a fact: taken, or refused with its code. */
async function taken(
  tell: () => Promise<unknown>,
): Promise<{ readonly tag: 'ok' } | { readonly tag: 'refused'; readonly code: string }> {
  try {
    await tell()
    return { tag: 'ok' }
  } catch (error) {
    if (isRefused(error)) return { tag: 'refused', code: error.code }
    throw error
  }
}

async function kept(beat: () => Promise<unknown>): Promise<LeaseAnswer> {
  try {
    await beat()
    return { tag: 'held' }
  } catch (error) {
    if (isApiError(error) && saysLost(error)) return { tag: 'lost' }
    throw error
  }
}

const isRefused = (error: unknown): error is ApiError =>
  isApiError(error) && error.kind === 'http' && isFinal(error)
