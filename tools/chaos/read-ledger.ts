import type { Database } from '../../apps/api/src/db/database.ts'
import type { AttemptState, LedgerState } from '../../apps/api/src/db/publishing-tables.ts'
import type { TestAccount } from './account.ts'

export type LedgerContent = {
  readonly id: number
  readonly title: string
  readonly status: LedgerState
  readonly feed_id: string | null
}
export type LedgerAttempt = {
  readonly id: number
  readonly attempt_key: string
  readonly publish_content_id: number
  readonly generation: number
  readonly state: AttemptState
  readonly feed_id: string | null
}
export type LedgerEvent = {
  readonly kind: string
  readonly publish_content_id: number | null
  readonly detail: Readonly<Record<string, unknown>>
}

/** State of one account in the product. */
export type Ledger = {
  readonly contents: readonly LedgerContent[]
  readonly attempts: readonly LedgerAttempt[]
  readonly events: readonly LedgerEvent[]
  /** Contents that the console lists as published. */
  readonly listed: readonly (number | null)[]
}

/** Reads one account's ledger in one transaction, as its owner. */
export function readLedger(database: Database, { id }: TestAccount): Promise<Ledger> {
  return database.asServer(async (db) => {
    const contents = await db
      .selectFrom('publish_contents')
      .select(['id', 'title', 'status', 'feed_id'])
      .where('studio_account_id', '=', id)
      .execute()
    const attempts = await db
      .selectFrom('publish_attempts')
      .select(['id', 'attempt_key', 'publish_content_id', 'generation', 'state', 'feed_id'])
      .where('studio_account_id', '=', id)
      .execute()
    const events = await db
      .selectFrom('publish_events')
      .select(['kind', 'publish_content_id', 'detail'])
      .where('studio_account_id', '=', id)
      .execute()
    const listed = await db
      .selectFrom('carry_publishes')
      .select('publish_content_id')
      .where('studio_account_id', '=', id)
      .execute()
    return { contents, attempts, events, listed: listed.map((row) => row.publish_content_id) }
  })
}

const idOf = ({ id }: TestAccount): number => id

const UNSETTLED: readonly LedgerState[] = ['queued', 'claimed', 'submitting', 'unknown', 'waiting']

/** Number of items of the accounts without a final state. */
export const countUnsettled = (database: Database, accounts: readonly TestAccount[]) =>
  countIn(database, accounts, UNSETTLED)

/** Number of items of the accounts that a person has to decide on. */
export const countLeftToPeople = (database: Database, accounts: readonly TestAccount[]) =>
  countIn(database, accounts, ['needs_human'])

async function countIn(
  database: Database,
  accounts: readonly TestAccount[],
  states: readonly LedgerState[],
): Promise<number> {
  const rows = await database.asServer((db) =>
    db
      .selectFrom('publish_contents')
      .select('id')
      .where('studio_account_id', 'in', accounts.map(idOf))
      .where('status', 'in', states)
      .execute(),
  )
  return rows.length
}

/**
 * How long the lease of the oldest `submitting` had expired when this was asked, ms; 0 if none had.
 * An answer that comes late says nothing about the time after the question.
 */
export async function overdueSubmittingMs(
  database: Database,
  accounts: readonly TestAccount[],
): Promise<number> {
  const askedAt = Date.now()
  const rows = await database.asServer((db) =>
    db
      .selectFrom('publish_attempts')
      .select('lease_expires_at')
      .where('studio_account_id', 'in', accounts.map(idOf))
      .where('state', '=', 'submitting')
      .execute(),
  )
  return rows.reduce((worst, row) => Math.max(worst, askedAt - row.lease_expires_at.getTime()), 0)
}

/** Undefined while the database is away. */
export const unlessAway = <T>(ask: () => Promise<T>): Promise<T | undefined> =>
  ask().catch(() => undefined)
