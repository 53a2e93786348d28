import type { Clock } from '@omc/core'
import { Client, Pool, type ClientConfig } from 'pg'
import { KEEP_ALIVE_MS } from '../db/guarded-pool.ts'
import type { NotifyPort } from '../realtime/index.ts'
import { createKeptListener, type KeptListener, type ListenConnection } from './kept-listener.ts'
import { createPostgresHistory } from './postgres-history.ts'

const CHANNEL = 'omc_cable'
/** For a connection, and for the answer to one NOTIFY: either takes a millisecond or never comes. */
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
      const listener = createKeptListener({
        make: (onLost) => listenOn(new Client(connection), { onPayload, onLost }),
        clock: machineClock,
        random: Math.random,
        onError,
        onGap,
      })
      await listener.start()
      listeners.add(listener)
      return listener.close
    },
    async close() {
      for (const listener of listeners) listener.close()
      if (!pool.ending) await pool.end()
    },
  }
}

interface Heard {
  onPayload: (payload: string) => void
  onLost: (why: Error) => void
}

function listenOn(client: Client, { onPayload, onLost }: Heard): ListenConnection {
  client.on('notification', ({ payload }) => onPayload(payload ?? ''))
  client.on('error', onLost)
  client.on('end', () => onLost(new Error('the connection has ended')))
  return {
    async open() {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
    },
    probe: () => client.query('select 1'),
    destroy() {
      client.removeAllListeners()
      // What it still has to say is of no use; without a listener it would end the process.
      client.on('error', () => undefined)
      client.connection.stream.destroy()
    },
  }
}

const machineClock: Clock = {
  now: () => Date.now(),
  at(dueAt, run) {
    const timer = setTimeout(run, Math.max(0, dueAt - Date.now()))
    return () => clearTimeout(timer)
  },
}
