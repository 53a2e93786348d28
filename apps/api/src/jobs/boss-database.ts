import type { ClientConfig } from 'pg'
import type { ConstructorOptions } from 'pg-boss'
import { createGuardedPool, DATABASE_TIMEOUTS, KEEP_ALIVE_MS } from '../db/guarded-pool.ts'
import { listen } from '../db/listen.ts'

export interface BossDatabaseOptions {
  jobsUrl: string
  /** Connections of the pool, without the listening one. */
  poolSize: number
  onError: (error: Error) => void
}

type BossDatabase = NonNullable<ConstructorOptions['db']>

/**
 * The database as the job library uses it: over a pool like ours, so that a server that has fallen
 * silent fails a hand-over within 5 s instead of holding it until the network gives up.
 *
 * @source reliability F31 (half-open connections)
 */
export function createBossDatabase({ jobsUrl, poolSize, onError }: BossDatabaseOptions): {
  db: BossDatabase
  close: () => Promise<void>
} {
  const pool = createGuardedPool({ connectionString: jobsUrl, max: poolSize, onError })
  const connection: ClientConfig = {
    connectionString: jobsUrl,
    connectionTimeoutMillis: DATABASE_TIMEOUTS.connectMs,
    query_timeout: DATABASE_TIMEOUTS.connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  }
  return {
    db: {
      async executeSql(text, values) {
        const client = await pool.connect()
        try {
          return await client.plain(text, values ?? [])
        } finally {
          client.release()
        }
      },
      async listen(channel, onPayload, onGap) {
        const listener = await listen({
          connection,
          channel: `"${channel}"`,
          onPayload,
          onGap,
          onError,
        })
        return { close: async () => listener.close() }
      },
    },
    close: () => pool.end(),
  }
}
