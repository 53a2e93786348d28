import type { PostLookup } from '../../gateway/gateway.ts'
import type { Context } from '../../jsonapi/context.ts'
import type { RecordAnswer } from '../../jsonapi/present-answer.ts'
import { claim } from '../../workflows/ledger/claim.ts'
import { ledgerWork } from '../../workflows/ledger/ledger-work.ts'
import { lookBeforeReport } from '../../workflows/ledger/look-at-channel.ts'
import { report, type Report } from '../../workflows/ledger/report.ts'

export async function getPublishContent(
  context: Context,
  { query }: { query: { device_id: string } },
): Promise<RecordAnswer | undefined> {
  const claimed = await claim(await ledgerWork(context), Number(query.device_id))
  if (!claimed) return undefined
  return {
    id: claimed.contentId,
    extra: {
      attempt_id: String(claimed.attemptId),
      attempt_key: claimed.attemptKey,
      fence: claimed.fence,
      lease_expires_at: claimed.leaseExpiresAt.toISOString(),
      queue_left: claimed.queueLeft,
    },
  }
}

export async function setPublishResponse(
  context: Context,
  { input, found }: { input: Report; found: PostLookup | undefined },
): Promise<RecordAnswer> {
  return { id: await report(await ledgerWork(context), input, found) }
}

export const prepareResponse = (context: Context, { input }: { input: Report }) =>
  lookBeforeReport(context, { attemptKey: input.attempt_key }, input)
