import { Pool, type ClientConfig } from 'pg'
import { KEEP_ALIVE_MS } from '../db/guarded-pool.ts'
import type { KeptListener } from '../db/kept-listener.ts'
import { listen } from '../db/listen.ts'
import type { NotifyPort } from '../realtime/index.ts'
import { createPostgresHistory } from './postgres-history.ts'

const CHANNEL = 'omc_cable'
/** Limit for connecting and for one NOTIFY: both take a millisecond or hang. */
const ANSWER_MS = 3_000

/**
 * LISTEN/NOTIFY: one kept connection that listens, and a small pool that sends and reads what was
 * sent. A lost connection is made again and reported as a gap, because what was sent meanwhile was
 * not heard.
 */
export function createPostgresNotify(
  jobsUrl: string,
  onError: (error: Error) => void,
): NotifyPort & { close: () => Promise<void> } {
  const connection: ClientConfig = {
    connectionString: jobsUrl,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  }
  const pool = new Pool({ ...connection, max: 2 })
  pool.on('error', onError)
  const listeners = new Set<KeptListener>()
  return {
    ...createPostgresHistory(pool),
    async notify(payload) {
      await pool.query('select pg_notify($1, $2)', [CHANNEL, payload])
    },
    async listen(onPayload, onGap) {
      const listener = await listen({ connection, channel: CHANNEL, onPayload, onGap, onError })
      listeners.add(listener)
      return listener.close
    },
    async close() {
      for (const listener of listeners) listener.close()
      if (!pool.ending) await pool.end()
    },
  }
}
