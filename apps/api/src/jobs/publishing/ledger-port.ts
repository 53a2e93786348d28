import type { FetchAnswer, ReportAnswer, SubmitAnswer } from '@omc/core'
import { isFinal, refusedClaim, saysLost, toGoods, toReport } from '@omc/publisher'
import type {
  LeaseAnswer,
  LedgerRefusal,
  PublisherApi,
  PublishItem,
  PublishResult,
} from '@omc/publisher'
import type { Selectable } from 'kysely'
import type { PublishContentsTable, RunningJob } from '../../db/publishing-tables.ts'
import { databaseProblem } from '../../jsonapi/database-problem.ts'
import { Problem } from '../../kernel/problem.ts'
import { renewLease } from '../../workflows/ledger/account-lease.ts'
import { claimFor } from '../../workflows/ledger/claim.ts'
import type { LedgerWork } from '../../workflows/ledger/ledger-work.ts'
import { lookBefore } from '../../workflows/ledger/look-at-channel.ts'
import { report } from '../../workflows/ledger/report.ts'
import { noteRunning } from '../../workflows/ledger/running-job.ts'
import { submitting } from '../../workflows/ledger/submitting.ts'
import { lookFirst } from './look-first.ts'
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

async function claimNext(desk: RunDesk): Promise<FetchAnswer<PublishItem>> {
  const { inTransaction, held, clock } = desk
  await lookFirst(desk)
  try {
    return await inTransaction<FetchAnswer<PublishItem>>(async (work) => {
      const claimed = await claimFor(work, held.deviceId, held.fence)
      if (!claimed) return { tag: 'none' }
      const row = await work.db
        .selectFrom('publish_contents')
        .selectAll()
        .where('id', '=', claimed.contentId)
        .executeTakeFirstOrThrow()
      return {
        tag: 'item',
        item: itemOf(row, { ...claimed, attempt: await claimed.attempt() }, held.deviceId),
        queueLeft: claimed.queueLeft,
      }
    })
  } catch (error) {
    const refusal = refusalOf(error)
    const answer = refusal && refusedClaim(refusal, clock.now())
    if (!answer) throw error
    return answer
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

/** A no of the ledger, or of a rule of the database behind it; undefined for any other error. */
function refusalOf(error: unknown): LedgerRefusal | undefined {
  const problem = error instanceof Problem ? error : databaseProblem(error)
  return (
    problem && { code: problem.code, status: problem.status, meta: problem.details[0]?.meta ?? {} }
  )
}
