import { whenLeft } from '@omc/core/ledger'
import type { Database } from '../../db/database.ts'
import type { Services } from '../../jsonapi/services.ts'
import { inTurn } from '../../kernel/in-turn.ts'
import { doubtItem, unverifiedItems } from './doubt-after-restore.ts'
import { endLeftCommands } from './end-left-commands.ts'
import { lockAttempt } from './find-attempt.ts'
import type { LedgerWork } from './ledger-work.ts'
import { serverWork } from './server-work.ts'
import { releaseAttempt, toUnknown } from './settle.ts'

const BATCH = 50

export interface LeftSettled {
  released: number
  unknown: number
  commandsExpired: number
}

/**
 * Puts right what executors left behind: expired claims go back to the queue, expired submissions
 * become unknown. It waits for the database only, never for a channel, so that no lease stays past
 * its end. Any number of processes may do it; each attempt is settled under its row lock, and
 * twice changes nothing.
 *
 * @throws AggregateError of what could not be settled, after all had its turn
 */
export async function settleLeft(database: Database, services: Services): Promise<LeftSettled> {
  const inTransaction = serverWork(database, services)
  const settled = { released: 0, unknown: 0, commandsExpired: 0 }
  const commands = async () => {
    settled.commandsExpired = await inTransaction(endLeftCommands)
  }
  const doubts = async () => {
    const doubt = ({ id }: Row) => inTransaction((work) => doubtItem(work, id))
    await inTurn(await inTransaction(unverifiedItems), doubt, 'items could not be put in doubt')
  }
  const attempts = async () => {
    const settle = async ({ id }: Row) => {
      const did = await inTransaction((work) => expire(work, id))
      if (did !== 'renewed') settled[did] += 1
    }
    await inTurn(await inTransaction(expiredAttempts), settle, 'leases could not be ended')
  }
  await inTurn([commands, doubts, attempts], (part) => part(), 'the ledger is not settled')
  return settled
}

type Row = { readonly id: number }

const expiredAttempts = ({ db, now }: LedgerWork) =>
  db
    .selectFrom('publish_attempts')
    .select('id')
    .where('state', 'in', ['claimed', 'submitting'])
    .where('lease_expires_at', '<=', now)
    .orderBy('lease_expires_at')
    .limit(BATCH)
    .execute()

async function expire(work: LedgerWork, id: number): Promise<'released' | 'unknown' | 'renewed'> {
  const subject = await lockAttempt(work, { id })
  const { state, lease_expires_at: until } = subject.attempt
  if (until > work.now) return 'renewed'
  const next = whenLeft(state)
  if (next === 'release') {
    await releaseAttempt(work, subject, 'lease_expired')
    return 'released'
  }
  if (next === 'keep') return 'renewed'
  await toUnknown(work, subject, 'lease_expired')
  return 'unknown'
}
