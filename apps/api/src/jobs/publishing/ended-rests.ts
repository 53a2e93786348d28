import type { WaitReason } from '@omc/core'
import type { Publisher } from '@omc/publisher'
import { sql } from 'kysely'
import type { LedgerWork } from '../../workflows/ledger/ledger-work.ts'
import type { InTransaction } from '../../workflows/ledger/server-work.ts'

/** Waits of the loop after a no of the channel. The ledger keeps each too, and a person may end it there. */
const AFTER_REFUSAL: ReadonlySet<WaitReason> = new Set(['bot-check', 'failure', 'upload', 'empty'])

/** Such a wait of one run. */
export interface Rest {
  /** What the channel said no to. */
  attemptId: number
  /** Asks the ledger at once, unless the run has gone on meanwhile. */
  end: () => void
}

export function restOf({ getState, skipWait }: Publisher): Rest | undefined {
  const { phase, last, turn } = getState()
  if (phase.tag !== 'waiting' || !AFTER_REFUSAL.has(phase.why) || !last) return undefined
  return {
    attemptId: Number(last.item.attemptId),
    end() {
      if (getState().turn === turn) skipWait()
    },
  }
}

/** Ends the rests whose cause a person has ended at the ledger: nobody else tells the run. */
export async function endRests(
  inTransaction: InTransaction,
  runs: Iterable<{ rest: () => Rest | undefined }>,
): Promise<void> {
  const rests = [...runs].flatMap((run) => run.rest() ?? [])
  if (rests.length === 0) return
  const ended = await inTransaction((work) =>
    withoutCause(
      work,
      rests.map(({ attemptId }) => attemptId),
    ),
  )
  for (const { attemptId, end } of rests) if (ended.has(attemptId)) end()
}

/**
 * Refused attempts whose account rests no more after a check, or whose item stands in the queue again.
 * A refusal that the ledger did not take is not among them: nothing of it can have been ended there.
 */
async function withoutCause(
  { db, now }: LedgerWork,
  attemptIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select p.id from publish_attempts p
      join studio_accounts t on t.id = p.studio_account_id
      join publish_contents q on q.id = p.publish_content_id
    where p.id = any(${[...attemptIds]}::bigint[]) and p.state = 'refused'
      and case p.outcome
        when 'bot_check' then coalesce(t.cooldown_until <= ${now}, true)
        else q.status = 'queued' and q.deleted_at is null and coalesce(q.release_at <= ${now}, true)
      end`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
