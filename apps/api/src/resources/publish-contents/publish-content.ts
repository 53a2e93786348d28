import type { PostLookup } from '../../gateway/gateway.ts'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import type { RecordAnswer } from '../../jsonapi/present-answer.ts'
import { beginClaim } from '../../workflows/ledger/begin-claim.ts'
import { claim } from '../../workflows/ledger/claim.ts'
import { ledgerWork } from '../../workflows/ledger/ledger-work.ts'
import { lookBeforeReport } from '../../workflows/ledger/look-at-channel.ts'
import { beginReport, maySeeItem, report, type Report } from '../../workflows/ledger/report.ts'

type Begun<Begin extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<Begin>>

/** The database's time is asked last: what is locked goes with it. */
export async function beginGetContent(
  context: Context,
  { query }: { query: { device_id: string } },
) {
  const { db } = context
  const executorAt = await beginClaim(db, actorOf(context).userId, Number(query.device_id))
  return { executorAt, work: await ledgerWork(context) }
}

export async function getPublishContent(
  _context: Context,
  { begun: { executorAt, work } }: { begun: Begun<typeof beginGetContent> },
): Promise<RecordAnswer | undefined> {
  const claimed = await claim(work, await executorAt(work.now))
  if (!claimed) return undefined
  return {
    id: claimed.contentId,
    async extra() {
      const { id, key } = await claimed.attempt()
      return {
        attempt_id: String(id),
        attempt_key: key,
        fence: claimed.fence,
        lease_expires_at: claimed.leaseExpiresAt.toISOString(),
        queue_left: claimed.queueLeft,
      }
    },
  }
}

export async function beginSetResponse(context: Context, { input }: { input: Report }) {
  const by = { attemptKey: input.attempt_key }
  const locked = await beginReport(context.db, actorOf(context).userId, by)
  return { locked, work: await ledgerWork(context) }
}

export async function setPublishResponse(
  _context: Context,
  {
    input,
    found,
    begun: { locked, work },
  }: { input: Report; found: PostLookup | undefined; begun: Begun<typeof beginSetResponse> },
): Promise<RecordAnswer | undefined> {
  const id = await report(work, input, found, locked)
  return (await maySeeItem(locked)) ? { id } : undefined
}

export const prepareResponse = (context: Context, { input }: { input: Report }) =>
  lookBeforeReport(context, { attemptKey: input.attempt_key }, input)
