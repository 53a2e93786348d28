import { sql } from 'kysely'
import type { Client } from 'pg'
import type { Present } from './witness.ts'

/** Any number: two processes that start at once begin one life. */
const LIFE_LOCK = 7_203_916
/** Skips ids and fences that were given out in the lost period. */
const LEAP = 1_000_000
/** More ids of a sequence than a second uses, on average. */
const IDS_A_SECOND = 10
/**
 * Tables whose ids are remembered outside: executors hold attempts, and consumers of the feed keep
 * its last id as their place.
 */
const KNOWN_OUTSIDE = ['publish_attempts', 'publish_events'] as const

type Cause = 'restored' | 'copied'

/** Runs in one transaction, with the table of lives locked. */
export async function alone<T>(client: Client, run: () => Promise<T>): Promise<T> {
  await client.query('begin')
  try {
    await client.query('select pg_advisory_xact_lock($1)', [LIFE_LOCK])
    const result = await run()
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

const PRESENT = `
  select (select token from lives order by id desc limit 1) as life,
    (select coalesce(array_agg(token::text), '{}') from lives where id < omc_life()) as earlier,
    (select coalesce(max(id), 0)::float8 from publish_attempts) as attempt`

/** Identity of the database, for callers without a client. */
export const presentOf = sql<Present>`${sql.raw(PRESENT)}`

export async function readPresent(client: Client): Promise<Present> {
  const { rows } = await client.query<Present>(PRESENT)
  const present = rows[0]
  if (!present) throw new Error('the database tells nothing of its lives')
  return present
}

/**
 * Begins a new life of a database that has gone back in time. Every queue waits for a person, every
 * item is looked up before it may be sent, executors of the life before hold nothing any more,
 * consumers of the feed go on from the place they had, and consoles read their screens again: places
 * in the history may stand for other messages now.
 *
 * @source reliability F33
 */
export async function beginLife(client: Client, cause: Cause): Promise<Present> {
  await client.query('insert into lives (cause) values ($1)', [cause])
  await client.query(
    'update account_leases set fence = fence + $1, device_id = null, expires_at = now()',
    [LEAP],
  )
  for (const table of KNOWN_OUTSIDE) await leapIds(client, table)
  await client.query('update cable_epoch set epoch = gen_random_uuid(), began_at = now()')
  return readPresent(client)
}

/**
 * Goes beyond each id that the lost period can have given. It goes by the time as well: a backup that
 * is put back twice has lost another life in between, which leapt from the same place. The time counts
 * from the life of the backup: its own leap may have gone beyond all that the hours since then add.
 */
async function leapIds(client: Client, table: (typeof KNOWN_OUTSIDE)[number]): Promise<void> {
  await client.query(
    `select setval(seq, greatest(
       nextval(seq) + $2 + greatest(0, extract(epoch from now() - began_at))::bigint * $3,
       extract(epoch from now())::bigint * $3))
     from cast(pg_get_serial_sequence($1, 'id') as regclass) seq,
       (select max(began_at) as began_at from lives where id < omc_life()) earlier`,
    [table, LEAP, IDS_A_SECOND],
  )
}
