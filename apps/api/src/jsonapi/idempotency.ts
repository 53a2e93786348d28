import { sql } from 'kysely'
import type { Keys } from '../auth/keys.ts'
import type { Db } from '../db/database.ts'
import { hold } from '../db/hold.ts'
import type { Actor } from '../kernel/actor.ts'
import { Problem, problem } from '../kernel/problem.ts'
import type { Operation } from './operation.ts'

export interface Keyed {
  db: Db
  keys: Keys
  actor: Actor
  now: Date
  operation: Operation
  key: string
  /** Everything that determines the write; the same key with different input is an error. */
  sent: { body: unknown; query: unknown; id: number }
}

/** A write: what it opens with changes no row, and goes with the statement that claims the key. */
interface Opened<O, T> {
  open: () => Promise<O>
  run: (opened: O) => Promise<T>
}

/**
 * Runs a write once per key of the caller: the key is claimed in the transaction of the write, so
 * a second sender waits for the first and gets its answer.
 *
 * @throws Problem 400 `invalid_idempotency_key`; 422 `idempotency_mismatch` when the key came with
 *   another operation or body
 */
export async function once<O, T>(keyed: Keyed, { open, run }: Opened<O, T>): Promise<T> {
  const { db, actor, now, operation, key } = keyed
  refuseMalformed(key)
  const hash = hashOf(keyed)
  const claim = await hold(
    db,
    sql`insert into idempotency_keys (user_id, key, operation, body_hash, created_at)
      values (${actor.userId}, ${key}, ${operation.id}, ${hash}, ${now})
      on conflict do nothing returning key`,
  )
  const opened = await open()
  const [claimed] = await claim.rows()
  // The kept answer is the one this same run gave under this key.
  if (!claimed) return (await replay(db, { user_id: actor.userId, key }, hash)) as T
  const answer = await run(opened)
  await hold(db, answer instanceof Problem ? forget(keyed) : keep(keyed, answer))
  return answer
}

/** Refusals are not stored: the caller may correct the input and reuse the key. */
const forget = ({ db, actor, key }: Keyed) =>
  db.deleteFrom('idempotency_keys').where('user_id', '=', actor.userId).where('key', '=', key)

const keep = ({ actor, operation, key }: Keyed, answer: unknown) =>
  sql`update idempotency_keys set status = ${operation.status}, answer = ${JSON.stringify(answer ?? null)}
    where user_id = ${actor.userId} and key = ${key}`

/**
 * Whether the key has its answer: what is slow, costs something or counts as a try is then not done
 * again.
 *
 * @throws as `once`
 */
export async function isAnswered(keyed: Keyed): Promise<boolean> {
  const { db, actor, key } = keyed
  refuseMalformed(key)
  const kept = await db
    .selectFrom('idempotency_keys')
    .select('body_hash')
    .where('user_id', '=', actor.userId)
    .where('key', '=', key)
    .executeTakeFirst()
  if (kept && !kept.body_hash.equals(hashOf(keyed))) throw mismatch()
  return kept !== undefined
}

function refuseMalformed(key: string): void {
  if (/^[\w.:-]{8,200}$/.test(key)) return
  throw problem('invalid_idempotency_key')
}

/** Under a key of the server: a body can hold a password, which a plain hash would let one guess. */
const hashOf = ({ keys, operation, sent }: Keyed): Buffer =>
  keys.mac('idempotency', `${operation.id} ${JSON.stringify(sent)}`)

const mismatch = () => problem('idempotency_mismatch')

/**
 * The same for a stream, which cannot be given twice.
 *
 * @throws Problem 409 `already_streamed` when the key came before
 */
export async function onceStreamed<O, T>(
  keyed: Keyed,
  { open, run }: Opened<O, T>,
): Promise<T | Problem> {
  const streams: T[] = []
  const kept = await once<O, unknown>(keyed, {
    open,
    async run(opened) {
      const answer = await run(opened)
      if (answer instanceof Problem) return answer
      streams.push(answer)
      return { streamed: true }
    },
  })
  if (kept instanceof Problem) return kept
  const [stream] = streams
  if (stream !== undefined) return stream
  throw problem('already_streamed')
}

async function replay(
  db: Db,
  { user_id, key }: { user_id: number; key: string },
  hash: Buffer,
): Promise<unknown> {
  const kept = await db
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (!kept.body_hash.equals(hash)) throw mismatch()
  return kept.answer ?? undefined
}
