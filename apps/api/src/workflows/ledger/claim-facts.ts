import type { Pacing } from '@omc/core/ledger'
import { sql } from 'kysely'
import { ask, hold } from '../../db/hold.ts'
import type { Executor } from './begin-claim.ts'
import { attemptColumns } from './find-attempt.ts'
import type { LedgerWork } from './ledger-work.ts'
import { pacingColumns, pacingOf, type PacingRow } from './read-pacing.ts'
import type { Attempt } from './settle.ts'

/** An attempt that is claimed or being sent, and whether its item is still the executor's to send. */
export type OpenAttempt = Attempt & { is_withdrawn: boolean }

interface QueueRow extends PacingRow {
  ended_at: Date | null
  ended_why: string | null
  awaits_resume: boolean
  channel_enabled: boolean
  queue_left: number
}

interface NextRow {
  id: number
  generation: number
  mark: string
}

export interface ClaimFacts {
  account: Omit<QueueRow, keyof PacingRow>
  pacing: Pacing
  /** The newest first; locked. */
  open: OpenAttempt[]
  /**
   * The first item that may be handed out, locked; undefined when none may now, or when open attempts
   * have to be settled first or are live.
   */
  next: NextRow | undefined
}

interface Queue {
  accountId: number
  fence: number
  now: Date
}

/** What decides about a claim, in one round trip; the lease is locked before. */
export async function claimFacts(
  work: LedgerWork,
  { accountId, fence }: Pick<Executor, 'accountId' | 'fence'>,
): Promise<ClaimFacts> {
  const { db, now } = work
  const open = await hold<OpenAttempt>(db, openStatement(accountId))
  const next = await hold<NextRow>(db, nextStatement({ accountId, fence, now }))
  const [row] = await ask<QueueRow>(db, queueStatement(accountId, now))
  if (!row) throw new Error(`studio account ${accountId} vanished during a claim`)
  const [first] = await next.rows()
  return { account: row, pacing: pacingOf(row), open: await open.rows(), next: first }
}

const openStatement = (accountId: number) => sql<OpenAttempt>`
  select ${attemptColumns},
    q.status <> 'claimed' or q.deleted_at is not null as is_withdrawn
  from publish_attempts p join publish_contents q on q.id = p.publish_content_id
  where p.studio_account_id = ${accountId} and p.state in ('claimed', 'submitting')
  order by p.id desc for update of p`

/**
 * Items are locked in the order of batches: none before those of attempts that are settled first.
 *
 * @source domain: publish ledger; reliability F33 (items of an earlier life are looked up first)
 */
const nextStatement = ({ accountId, fence, now }: Queue) => sql<NextRow>`
  select id, generation, mark from publish_contents
  where studio_account_id = ${accountId} and deleted_at is null
    and (release_at is null or release_at <= ${now}) and verified_life = (select omc_life())
    and status in ('queued', 'waiting') and (status = 'queued' or wait_until <= ${now})
    and not exists (select 1 from publish_attempts p where p.studio_account_id = ${accountId}
      and p.state in ('claimed', 'submitting')
      and (p.fence < ${fence} or p.lease_expires_at > ${now}))
  order by priority desc, id limit 1 for update skip locked`

const queueStatement = (accountId: number, now: Date) => sql<QueueRow>`
  with a as (
    select *, (${now}::timestamptz at time zone timezone) as local_now
    from studio_accounts where id = ${accountId}
  )
  select a.queue_ended_at as ended_at, a.queue_ended_why as ended_why,
    a.resumed_life < (select omc_life()) as awaits_resume,
    exists (select 1 from channels c where c.name = a.platform and c.enabled) as channel_enabled,
    (select count(*)::int from publish_contents q where q.studio_account_id = a.id
      and q.deleted_at is null and q.status in ('queued', 'waiting')) as queue_left,
    ${pacingColumns}
  from a`
