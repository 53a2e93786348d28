import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { Pool, type PoolClient, type PoolConfig } from 'pg'
import { askAside } from './ask-aside.ts'
import { BoundRead, type BoundStatement } from './bound-read.ts'
import { createHeldLine } from './held-line.ts'
import { keptBy } from './kept-statements.ts'
import { LabelledClient } from './labelled-client.ts'
import { createSilenceWatch, noLoss, type LastLoss, type SilenceWatch } from './silence-watch.ts'
import { parserOf, Trip, type Outcome } from './trip.ts'

export interface DatabaseTimeouts {
  /** For a connection, a new one or one that others hold. */
  connectMs: number
  /** For one statement, by the server's own clock. */
  statementMs: number
  /** Limit for one statement: long, because it only ends calls to a dead server. */
  answerMs: number
  /** For a transaction in which nothing happens. */
  idleInTransactionMs: number
}

export const DATABASE_TIMEOUTS: DatabaseTimeouts = {
  connectMs: 5_000,
  statementMs: 15_000,
  answerMs: 18_000,
  idleInTransactionMs: 30_000,
}

export interface GuardedPoolOptions extends Pick<PoolConfig, 'connectionString' | 'max'> {
  timeouts?: Partial<DatabaseTimeouts>
  /** Shared by all pools of one server, where there are several. */
  lastLoss?: LastLoss
  /** A connection that dies while idle must not end the process; the next query opens another. */
  onError: (error: Error) => void
}

/** The system's own way to find that an idle connection leads nowhere; it would wait two hours. */
export const KEEP_ALIVE_MS = 10_000

/**
 * Connections to PostgreSQL that end in time and are clean: one that is silent, or on which a
 * transaction is open when it is given back, is closed and never used again, so that nobody
 * continues in the transaction (and with the team) of somebody else.
 *
 * @source reliability F31 (half-open connections), T1; §1.4 RLS
 */
export function createGuardedPool({
  timeouts,
  lastLoss = noLoss(),
  onError,
  ...config
}: GuardedPoolOptions) {
  const { connectMs, statementMs, answerMs, idleInTransactionMs } = {
    ...DATABASE_TIMEOUTS,
    ...timeouts,
  }
  const pool = new Pool({
    ...config,
    Client: LabelledClient,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    query_timeout: answerMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  })
  pool.on('error', onError)
  // In use, a connection has no listener of the pool's; without one its end would end the process.
  // Added as the pool gives it: its taker hears of it only after what else happens in this turn.
  pool.on('acquire', (client) => client.on('error', onError))
  pool.on('release', (_, client) => client.off('error', onError))
  const watch = createSilenceWatch((labels) => askAside(config.connectionString, labels), lastLoss)
  const connect = async () => guard(await takeFrom(pool, watch), { onError, watch, answerMs })
  return {
    options: {},
    connect,
    /** Runs a statement bound to an actor, in one round trip. */
    async read(statement: BoundStatement): Promise<Record<string, unknown>[]> {
      const client = await connect()
      try {
        return await client.read(statement)
      } finally {
        client.release()
      }
    },
    end: () => pool.end(),
  } satisfies PostgresPool & { read: unknown }
}

type Pooled = PoolClient & LabelledClient

/** Connections that are older than a loss are closed instead of being used once more. */
async function takeFrom(pool: Pool, watch: SilenceWatch): Promise<Pooled> {
  for (;;) {
    // The pool makes them of this class.
    const client = (await pool.connect()) as Pooled
    if (!watch.isDoubtful(client)) return client
    client.connection.stream.destroy()
    client.release(true)
  }
}

interface Guarding {
  onError: (error: Error) => void
  watch: SilenceWatch
  answerMs: number
}

function guard(client: Pooled, { onError, watch, answerMs }: Guarding) {
  let isReleased = false
  let isLost = false
  const guarded = async <R>(ask: () => Promise<R>): Promise<R> => {
    if (isReleased) throw new Error('this connection was given back: its transaction has ended')
    const answered = watch.begin(client)
    try {
      return await ask()
    } catch (error) {
      isLost ||= isSilence(error)
      // The next statement, such as the rollback, fails at once instead of waiting again.
      if (isLost) client.connection.stream.destroy()
      throw error
    } finally {
      answered()
    }
  }
  const line = createHeldLine((statements) =>
    guarded(
      () =>
        new Promise<Outcome[]>((resolve, reject) => {
          const trip = new Trip(statements, writing, (error, outcomes) =>
            error ? reject(error) : resolve(outcomes),
          )
          // The server limits each statement by itself.
          trip.query_timeout = answerMs * statements.length
          client.query(trip)
        }),
    ),
  )
  return {
    // Cursors are not used; the type requires the overload.
    query: line.query as unknown as PostgresPoolClient['query'],
    /** A text as it is, which may be several statements; without what makes round trips few. */
    plain: (text: string, values: unknown[]) => guarded(() => client.query(text, values)),
    read: (statement: BoundStatement) =>
      guarded(
        () =>
          new Promise<Record<string, unknown>[]>((resolve, reject) => {
            client.query(
              new BoundRead(statement, (error, rows = []) =>
                error ? reject(error) : resolve(rows),
              ),
            )
          }),
      ),
    release(destroy?: boolean) {
      isReleased = true
      // A transaction sends all with its end; outside of one nothing may be held.
      if (line.size() > 0) onError(new Error('a statement was held, and never sent'))
      client.release(destroy === true || isLost || client.getTransactionStatus() !== 'I')
    },
  }
}

const writing = { keptOf: keptBy('step'), parserOf }

const isSilence = (error: unknown) =>
  error instanceof Error && error.message === 'Query read timeout'
