import type { Database } from '../../db/database.ts'
import type { Services } from '../../jsonapi/services.ts'
import { broadcastNotice } from '../../workflows/notify.ts'
import { createDueLine, lookForDue } from './due-line.ts'
import { sendDelivery } from './send-delivery.ts'
import { createSenders } from './senders.ts'
import { settleDelivery } from './settle-delivery.ts'
import { takeDelivery } from './take-delivery.ts'

/** Deliveries under way at once, and how many of them are of one webhook. */
const SENDERS = 20
const MOST_OF_ONE = 2
/** How long a round begins deliveries: it has to end for the process to show that it is ready. */
const ROUND_MS = 20_000
/** How long what was found to be due is the last word on whose turn it is. */
const LOOK_MS = 1_000

interface Deps {
  database: Database
  services: Services
  /** Monotonic clock: that of the services may be put back, and a round has to end all the same. */
  nowMs?: () => number
}

/**
 * Sends the deliveries that are due, each at least once, until none is left or the round is over. A
 * receiver that does not answer holds up its own deliveries and no others, unless ten or more of them
 * hang at once: they have all senders until their requests time out.
 *
 * @param stopping  begins no more; what is under way still ends
 * @returns how many were tried
 * @throws AggregateError of those that could not be settled, after all have had their turn
 * @source domain: operations beyond the seeds (deliveries); reliability T12
 */
export async function deliverDue(deps: Deps, stopping?: AbortSignal): Promise<number> {
  const { database, services, nowMs = () => performance.now() } = deps
  const line = createDueLine(MOST_OF_ONE)
  const senders = createSenders(SENDERS, 'deliveries could not be settled')
  const endsAt = nowMs() + ROUND_MS
  const goesOn = () => !stopping?.aborted && nowMs() < endsAt
  let lookAt = 0
  let hasAskedForAll = false
  let triedCount = 0

  async function look() {
    lookAt = nowMs() + LOOK_MS
    // As of now: deliveries end while the database answers.
    const leftOut = { webhooks: line.webhooksAtLimit(), deliveries: line.startedIds() }
    const found = await database.asServer((db) => lookForDue(db, leftOut, services.now()))
    line.replaceCandidates(found, leftOut.webhooks)
    hasAskedForAll = leftOut.webhooks.length === 0
  }
  function beginNext() {
    const next = line.next()
    if (!next) return
    senders.start(async () => {
      try {
        if (await deliverOne(deps, next.id)) triedCount += 1
      } finally {
        line.finish(next)
      }
    })
  }

  try {
    while (goesOn()) {
      if (senders.hasFree() && (!line.hasNext() || nowMs() >= lookAt)) await look()
      while (senders.hasFree() && line.hasNext()) beginNext()
      if (!senders.isIdle()) await senders.oneEnds(LOOK_MS)
      else if (hasAskedForAll) break
    }
  } finally {
    await senders.end()
  }
  return triedCount
}

/** @returns whether it was tried: another process may have it */
async function deliverOne({ database, services }: Deps, id: number): Promise<boolean> {
  const taken = await database.asServer((db) => takeDelivery(db, services, id))
  if (!taken) return false
  const outcome = await sendDelivery(services, taken)
  const told = await database.asServer((db) =>
    settleDelivery(db, taken.due, outcome, services.now()),
  )
  for (const { notice, id: noticeId } of told) await broadcastNotice(services, notice, noticeId)
  return true
}
