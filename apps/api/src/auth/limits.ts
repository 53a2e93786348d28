import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Keys } from './keys.ts'

/** The counted events and their limits. */
interface Limit {
  count: number
  windowMs: number
  /** Beyond `count`, each further mark doubles the wait, from the first to the last. */
  backOff?: { firstMs: number; lastMs: number }
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const BACK_OFF = { firstMs: MINUTE, lastMs: 32 * MINUTE }

/**
 * Counted in PostgreSQL, so that every replica sees the same figures and a restart forgets nothing.
 * Per account as well as per address, because addresses rotate.
 *
 * @source reliability §1.4 (SMS codes, passwords), T11, M20
 */
export const LIMITS = {
  'login.account_address': { count: 5, windowMs: DAY, backOff: BACK_OFF },
  'login.account': { count: 20, windowMs: DAY, backOff: BACK_OFF },
  'login.address': { count: 100, windowMs: 15 * MINUTE },
  'login.device': { count: 5, windowMs: DAY, backOff: BACK_OFF },
  'password.user': { count: 5, windowMs: DAY, backOff: BACK_OFF },
  'sms.asked': { count: 3, windowMs: 10 * MINUTE },
  'sms.number': { count: 3, windowMs: 10 * MINUTE },
  'sms.number_day': { count: 12, windowMs: DAY },
  'sms.prefix': { count: 30, windowMs: 10 * MINUTE },
  'sms.address': { count: 20, windowMs: 10 * MINUTE },
  'sms.everyone': { count: 300, windowMs: 10 * MINUTE },
  'sms.device': { count: 3, windowMs: 10 * MINUTE },
  'sms.device_day': { count: 12, windowMs: DAY },
  'signup.address': { count: 20, windowMs: 60 * MINUTE },
  'signup.number': { count: 10, windowMs: 60 * MINUTE },
  'social.address': { count: 60, windowMs: 10 * MINUTE },
} satisfies Record<string, Limit>

export type LimitKind = keyof typeof LIMITS
export interface Mark {
  kind: LimitKind
  subject: string
}

export interface Limiter {
  /** Remaining wait of the caller, ms; 0 if it may proceed. */
  waitMs: (marks: readonly Mark[]) => Promise<number>
  mark: (marks: readonly Mark[]) => Promise<void>
  forget: (marks: readonly Mark[]) => Promise<void>
  /** Takes back the newest mark of each, for a try that never came to anything. */
  unmark: (marks: readonly Mark[]) => Promise<void>
  /** One at a time per subject until the transaction ends, where a count must be exact. */
  lock: (mark: Mark) => Promise<void>
}

export function createLimiter(db: Db, keys: Keys, now: Date): Limiter {
  const row = ({ kind, subject }: Mark) => ({
    kind,
    subject: keys.mac('limit', `${kind} ${subject}`),
    created_at: now,
  })
  return {
    async waitMs(marks) {
      let longest = 0
      for (const one of marks)
        longest = Math.max(longest, await waitFor(db, row(one), LIMITS[one.kind]))
      return longest
    },
    async mark(marks) {
      if (marks.length === 0) return
      await db.insertInto('rate_marks').values(marks.map(row)).execute()
    },
    async forget(marks) {
      for (const { kind, subject } of marks.map(row)) {
        await db
          .deleteFrom('rate_marks')
          .where('kind', '=', kind)
          .where('subject', '=', subject)
          .execute()
      }
    },
    async unmark(marks) {
      for (const { kind, subject } of marks.map(row)) {
        await sql`delete from rate_marks where id = (
          select max(id) from rate_marks where kind = ${kind} and subject = ${subject})`.execute(db)
      }
    },
    async lock(one) {
      const { subject } = row(one)
      await sql`select pg_advisory_xact_lock(${subject.readInt32BE(0)}, ${subject.readInt32BE(4)})`.execute(
        db,
      )
    },
  }
}

/** Marks older than any window. The sweep calls it. */
export async function forgetOldMarks(db: Db, now: Date) {
  await db
    .deleteFrom('rate_marks')
    .where('created_at', '<', new Date(now.getTime() - DAY))
    .execute()
}

async function waitFor(
  db: Db,
  { kind, subject, created_at: now }: { kind: string; subject: Buffer; created_at: Date },
  { count, windowMs, backOff }: Limit,
): Promise<number> {
  const rows = await db
    .selectFrom('rate_marks')
    .select('created_at')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('created_at', '>', new Date(now.getTime() - windowMs))
    .orderBy('created_at', 'desc')
    // A window of marks beyond these waits the longest time anyway.
    .limit(count + 16)
    .execute()
  if (rows.length < count) return 0
  const freeAt = backOff
    ? (rows[0]?.created_at.getTime() ?? 0) +
      Math.min(backOff.firstMs * 2 ** (rows.length - count), backOff.lastMs)
    : (rows[count - 1]?.created_at.getTime() ?? 0) + windowMs
  return Math.max(0, freeAt - now.getTime())
}
