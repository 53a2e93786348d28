import { Client, Pool } from 'pg'
import { DATABASE_TIMEOUTS, KEEP_ALIVE_MS } from '../db/guarded-pool.ts'
import type { NotifyPort } from '../realtime/index.ts'

const CHANNEL = 'omc_cable'
const RETRY_MS = 1_000

/**
 * LISTEN/NOTIFY on one connection of its own. A lost connection is made anew and reported as a
 * gap, because what was sent meanwhile is gone.
 */
export function createPostgresNotify(
  jobsUrl: string,
  onError: (error: Error) => void,
): NotifyPort & { close: () => Promise<void> } {
  const connection = {
    connectionString: jobsUrl,
    connectionTimeoutMillis: DATABASE_TIMEOUTS.connectMs,
    query_timeout: DATABASE_TIMEOUTS.answerMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  }
  const pool = new Pool({ ...connection, max: 2 })
  pool.on('error', onError)
  let closed = false
  let current: Client | undefined
  let retry: NodeJS.Timeout | undefined

  const open = async (onPayload: (payload: string) => void, onLost: () => void) => {
    const client = new Client(connection)
    client.on('notification', ({ payload }) => onPayload(payload ?? ''))
    client.on('error', onError)
    client.on('end', onLost)
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
    current = client
  }
  return {
    async notify(payload) {
      await pool.query('select pg_notify($1, $2)', [CHANNEL, payload])
    },
    async listen(onPayload, onGap) {
      const again = () => {
        if (closed) return
        retry = setTimeout(() => {
          open(onPayload, again).then(onGap, (error: Error) => {
            onError(error)
            again()
          })
        }, RETRY_MS)
      }
      await open(onPayload, again)
      return () => {
        closed = true
        clearTimeout(retry)
        void current?.end().catch(onError)
      }
    },
    close: () => pool.end(),
  }
}
