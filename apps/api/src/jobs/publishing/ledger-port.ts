import type { ReportAnswer, SubmitAnswer } from '@omc/core'
import { isFinal, saysLost, toReport } from '@omc/publisher'
import type { LeaseAnswer, PublisherApi, PublishResult } from '@omc/publisher'
import type { RunningJob } from '../../db/publishing-tables.ts'
import { renewLease } from '../../workflows/ledger/account-lease.ts'
import type { LedgerWork } from '../../workflows/ledger/ledger-work.ts'
import { lookBefore } from '../../workflows/ledger/look-at-channel.ts'
import { report } from '../../workflows/ledger/report.ts'
import { noteRunning } from '../../workflows/ledger/running-job.ts'
import { submitting } from '../../workflows/ledger/submitting.ts'
import { claimNext } from './claim-next.ts'
import { refusalOf } from './refusal-of.ts'
import type { RunDesk } from './run-desk.ts'

/**
 * The ledger as the publishing loop sees it, without a wire between them. What a browser is answered
 * over HTTP is answered here by the same steps.
 *
 * @param running  what the device says of its loop
 * @source domain: publish ledger; architecture §3 "where the two halves meet"
 */
export function createLedgerPort(desk: RunDesk, running: () => RunningJob | null): PublisherApi {
  const { inTransaction, held } = desk
  const { account, deviceId } = held
  const renew = (work: LedgerWork, fence: number) =>
    renewLease(work, { accountId: account.id, deviceId, fence })
  return {
    claim: () => claimNext(desk),
    submitting: ({ attemptId, fence }) =>
      said(() => inTransaction((work) => submitting(work, Number(attemptId), fence))),
    report: (result) => said(() => tell(desk, result)),
    heartbeat: ({ fence }) => kept(() => inTransaction((work) => renew(work, fence))),
    keepAlive: () =>
      kept(() =>
        inTransaction(async (work) => {
          await renew(work, held.fence)
          await noteRunning(work, deviceId, running())
        }),
      ),
  }
}

/** The look-up stands outside of any transaction, as for a report over the wire. */
async function tell({ inTransaction, services }: RunDesk, result: PublishResult): Promise<unknown> {
  const { attemptKey } = result
  const given = toReport(result)
  const look = await inTransaction((work) =>
    lookBefore(work, services, { by: { attemptKey }, given }),
  )
  const found = await look()
  return inTransaction((work) => report(work, given, found))
}

async function said(step: () => Promise<unknown>): Promise<SubmitAnswer & ReportAnswer> {
  try {
    await step()
    return { tag: 'ok' }
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal && isFinal(refusal)) return { tag: 'refused', code: refusal.code }
    throw error
  }
}

async function kept(beat: () => Promise<unknown>): Promise<LeaseAnswer> {
  try {
    await beat()
    return { tag: 'held' }
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal && saysLost(refusal)) return { tag: 'lost' }
    throw error
  }
}
