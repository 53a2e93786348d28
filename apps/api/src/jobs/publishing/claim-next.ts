import type { FetchAnswer } from '@omc/core'
import { refusedClaim, toGoods, type PublishItem } from '@omc/publisher'
import type { Selectable } from 'kysely'
import type { PublishContentsTable } from '../../db/publishing-tables.ts'
import { claimFor, isClaimable } from '../../workflows/ledger/claim.ts'
import { lookFirst } from './look-first.ts'
import { refusalOf } from './refusal-of.ts'
import type { RunDesk } from './run-desk.ts'

/**
 * Longest sleep of a run before it asks the ledger again, ms: a person may raise the cap, end the
 * quiet hours, shorten the gap or queue an item again, and nobody tells the run.
 */
const LONGEST_SLEEP_MS = 60_000

/**
 * The next item of a run, which is claimed after a look at the channel. While there is nothing to
 * claim the channel is left alone, unless it was away: then it is asked until it answers.
 *
 * @throws Error when the call did not get through, or nothing may be sent now
 */
export async function claimNext(desk: RunDesk): Promise<FetchAnswer<PublishItem>> {
  const { inTransaction, held, clock, outage } = desk
  try {
    const isWorthALook =
      outage.since !== null || (await inTransaction((work) => isClaimable(work, held)))
    if (!isWorthALook) return { tag: 'none' }
    await lookFirst(desk)
    return await claimed(desk)
  } catch (error) {
    const refusal = refusalOf(error)
    const answer = refusal && refusedClaim(refusal, clock.now())
    if (!answer) throw error
    return askingSoon(answer, clock.now())
  }
}

/** People are shown the true end of a wait: it is computed for each reader. */
const askingSoon = (answer: FetchAnswer<never>, now: number): FetchAnswer<never> =>
  answer.tag === 'wait'
    ? { ...answer, untilAt: Math.min(answer.untilAt, now + LONGEST_SLEEP_MS) }
    : answer

const claimed = ({ inTransaction, held }: RunDesk) =>
  inTransaction<FetchAnswer<PublishItem>>(async (work) => {
    const given = await claimFor(work, held)
    if (!given) return { tag: 'none' }
    const row = await work.db
      .selectFrom('publish_contents')
      .selectAll()
      .where('id', '=', given.contentId)
      .executeTakeFirstOrThrow()
    const item = itemOf(row, { ...given, attempt: await given.attempt() }, held.deviceId)
    return { tag: 'item', item, queueLeft: given.queueLeft }
  })

type Row = Selectable<PublishContentsTable>

interface Claimed {
  attempt: { id: number; key: string }
  fence: number
  leaseExpiresAt: Date
}

function itemOf(row: Row, { attempt, ...claimed }: Claimed, deviceId: number): PublishItem {
  return {
    attemptKey: attempt.key,
    attemptId: String(attempt.id),
    deviceId: String(deviceId),
    fence: claimed.fence,
    leaseExpiresAt: claimed.leaseExpiresAt.getTime(),
    publishContentId: String(row.id),
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
