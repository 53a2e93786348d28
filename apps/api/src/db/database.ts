import {
  AbortedTransactionError,
  CompiledQuery,
  Kysely,
  PostgresDialect,
  sql,
  type PostgresPool,
  type Transaction,
} from 'kysely'
import { types } from 'pg'
import { actorSettings, type BoundActor } from './actor-settings.ts'
import { bindStatement } from './bound-read.ts'
import { createGuardedPool, type DatabaseTimeouts } from './guarded-pool.ts'
import type { HeldLine } from './held-line.ts'
import { hold, joinLine } from './hold.ts'
import { poolSizes } from './pool-sizes.ts'
import { BEGIN } from './prepared.ts'
import type { Reader } from './reader.ts'
import { noLoss } from './silence-watch.ts'
import type { Tables } from './tables.ts'

// Ids and counts fit in 53 bits; as numbers they compare and add without surprises.
types.setTypeParser(types.builtins.INT8, Number)

export type Db = Transaction<Tables>

/**
 * The database as the server uses it: every piece of work is one transaction, bound either to an
 * actor's team (row-level security decides what it sees) or to the server itself.
 */
export interface Database {
  /** @source reliability, decisions: team and user are set per transaction, never per session */
  asActor: <T>(actor: BoundActor, run: (db: Db) => Promise<T>) => Promise<T>
  /**
   * Single reads of an actor: each is a transaction of its own, in one round trip.
   *
   * @param limitMs  time limit of each; by default that of the connection
   */
  readerFor: (actor: BoundActor, limitMs?: number) => Reader
  /** For sign-in, the sweeper and jobs: sees every team. */
  asServer: <T>(run: (db: Db) => Promise<T>) => Promise<T>
  /** One reading statement as the server: it needs no transaction around it. */
  ask: <T>(run: (db: Db) => Promise<T>) => Promise<T>
  /** Answers when the database does. */
  ping: () => Promise<void>
  close: () => Promise<void>
}

export interface DatabaseOptions {
  appUrl: string
  jobsUrl: string
  poolSize: number
  onError: (error: Error) => void
  /** The clock that statements of an actor go by, as `omc_now()`. */
  now: () => Date
  timeouts?: Partial<DatabaseTimeouts>
}

export function createDatabase(options: DatabaseOptions): Database {
  const { appUrl, jobsUrl, poolSize, onError, now, timeouts = {} } = options
  const lastLoss = noLoss()
  const poolOf = (connectionString: string, max: number) =>
    createGuardedPool({ connectionString, max, onError, timeouts, lastLoss })
  const over = (pool: PostgresPool) =>
    new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const connect = (connectionString: string, max: number) => over(poolOf(connectionString, max))
  const sizes = poolSizes(poolSize)
  const appPool = poolOf(appUrl, sizes.requests)
  const app = over(appPool)
  const jobs = connect(jobsUrl, sizes.server)
  // A separate pool, so that a flood of sign-ins does not delay signed-in people.
  const asking = connect(jobsUrl, sizes.asking)
  return {
    asActor: (actor, run) => {
      const { text, values } = bindStatement(actorSettings(actor, now()))
      return inOne(app, [begin, CompiledQuery.raw(text, [...values])], run)
    },
    readerFor(actor, limitMs) {
      const settings = actorSettings(actor, now())
      return {
        compile: (statement) => statement.compile(app),
        // The caller names the columns of its own select.
        read: async <R>({ sql: text, parameters: values }: CompiledQuery) =>
          (await appPool.read({ settings, text, values, limitMs })) as R[],
      }
    },
    asServer: (run) => inOne(jobs, [begin], run),
    ask: (run) => run(inTransaction(asking)),
    async ping() {
      await sql`select 1`.execute(app)
    },
    async close() {
      await Promise.all([app.destroy(), jobs.destroy(), asking.destroy()])
    },
  }
}

const begin = CompiledQuery.raw(BEGIN)

/** A transaction: what opens it goes with its first statement, in one round trip. */
const inOne = <T>(
  database: Kysely<Tables>,
  opening: readonly CompiledQuery[],
  run: (db: Db) => Promise<T>,
): Promise<T> =>
  database.connection().execute(async (connection) => {
    const db = inTransaction(connection)
    const line = await joinLine(db)
    try {
      for (const statement of opening) await hold(db, { compile: () => statement })
      const result = await run(db)
      await commit(line)
      return result
    } catch (error) {
      await rollBack(line)
      throw error
    }
  })

/** @throws when a statement had failed and nobody said so: the server then keeps nothing */
async function commit(line: HeldLine) {
  const { command } = await line.query('commit')
  if (command === 'ROLLBACK') throw new AbortedTransactionError()
}

async function rollBack(line: HeldLine) {
  try {
    await line.query('rollback')
  } catch {
    // Report the first error; the pool closes a connection with an open transaction.
  }
}

/** Kysely has this type only for transactions it opens itself; the calls are identical. */
const inTransaction = (connection: Kysely<Tables>) => connection as unknown as Db
