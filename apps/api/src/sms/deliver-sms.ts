import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Keys } from '../auth/keys.ts'
import type { Database, Db } from '../db/database.ts'
import { openCode } from './sms-code.ts'
import { CODE_MINUTES, type SmsOutcome, type SmsSender } from './sms-sender.ts'

/**
 * How long a worker keeps a message it took. After that the message counts as lost and is sent
 * again under its key.
 */
const TAKEN_MS = 30_000
/** Waits before each further try; a person asks for another code before long. */
const RETRY_MS = [5_000, 20_000, 60_000] as const
const BATCH = 10

export interface DeliverDeps {
  database: Database
  keys: Keys
  sender: SmsSender
  now: () => Date
  /** Whether the demo box shows codes until they are used. */
  keepsCodes: boolean
  log: { warn: (facts: object, message: string) => void }
}

interface Due {
  id: number
  phone_number: string
  code_sealed: Buffer
  request_key: string
  tries: number
}

/**
 * Sends the messages that are due. No transaction is open meanwhile. What may have reached the
 * provider is repeated only under the key that it has seen; a new key follows a plain refusal alone.
 *
 * @returns how many were tried
 */
export async function deliverSms(deps: DeliverDeps): Promise<number> {
  const { database, keys, sender, now } = deps
  const taken = await database.asServer((db) => take(db, now()))
  await Promise.all(
    taken.map(async (due) => {
      const message = {
        phoneNumber: due.phone_number,
        code: openCode(keys, due.phone_number, due.code_sealed),
        key: due.request_key,
        at: now(),
      }
      const outcome = await sender.send(message)
      await database.asServer((db) => settle(db, deps, { due, outcome }))
    }),
  )
  return taken.length
}

async function take(db: Db, at: Date): Promise<Due[]> {
  const alive = new Date(at.getTime() - CODE_MINUTES * 60_000)
  const { rows } = await sql<Due>`
    update sms_outbox set tries = tries + 1, next_try_at = ${new Date(at.getTime() + TAKEN_MS)}
    where id in (select id from sms_outbox
      where next_try_at <= ${at} and code_sealed is not null and created_at > ${alive}
      order by next_try_at limit ${BATCH} for update skip locked)
    returning id, phone_number, code_sealed, request_key, tries`.execute(db)
  return rows
}

const STATES = { sent: 'sent', refused: 'refused', not_sent: 'queued', unknown: 'unknown' } as const

async function settle(
  db: Db,
  { now, keepsCodes, log }: DeliverDeps,
  { due, outcome }: { due: Due; outcome: SmsOutcome },
): Promise<void> {
  const waitMs = mayFollow(outcome) ? RETRY_MS[due.tries - 1] : undefined
  const isOver = waitMs === undefined
  const answer = answerOf(outcome)
  if (outcome.tag !== 'sent')
    log.warn({ id: due.id, outcome: outcome.tag, answer, again: !isOver }, 'a text message')
  await db
    .updateTable('sms_outbox')
    .set({
      state: isOver && outcome.tag === 'not_sent' ? 'refused' : STATES[outcome.tag],
      answer,
      next_try_at: isOver ? null : new Date(now().getTime() + waitMs),
      ...(outcome.tag === 'refused' ? { request_key: randomUUID() } : {}),
      ...(isOver ? { settled_at: now() } : {}),
      // The code is no longer needed here.
      ...(isOver && !keepsCodes ? { code_sealed: null } : {}),
    })
    .where('id', '=', due.id)
    // Somebody else took it over meanwhile: theirs is the last word.
    .where('tries', '=', due.tries)
    .execute()
}

/** Whether a further try does no harm: of an unknown one because it has the same key. */
function mayFollow(outcome: SmsOutcome): boolean {
  if (outcome.tag === 'refused') return outcome.again
  if (outcome.tag === 'unknown') return !outcome.final
  return outcome.tag === 'not_sent'
}

function answerOf(outcome: SmsOutcome): string {
  if (outcome.tag === 'sent') return outcome.reference
  return outcome.tag === 'refused' ? outcome.code : outcome.why
}
