import { randomUUID } from 'node:crypto'
import { Pool } from 'pg'
import { createPostgresHistory } from '../../apps/api/src/app/postgres-history.ts'
import { createKeys } from '../../apps/api/src/auth/keys.ts'
import { roleUrl } from '../../apps/api/src/db/role-urls.ts'
import { streamNames } from '../../apps/api/src/realtime/index.ts'
import { SECRET_KEY } from '../chaos/programs.ts'

export type EventSender = {
  /** Sends the next events, numbered without a break. */
  readonly send: (count: number) => Promise<void>
  readonly lastN: () => number
  readonly close: () => Promise<void>
}

/**
 * Another process of the system, such as the worker: it sends while the API is down. It waits as long
 * as the database takes: of an event that was given up nobody could say whether it was sent.
 */
export async function openEventSender(databaseUrl: string): Promise<EventSender> {
  const password = createKeys(SECRET_KEY).derive('role-jobs').toString('base64url')
  const pool = new Pool({ connectionString: roleUrl(databaseUrl, 'omc_jobs', password), max: 1 })
  const { rows } = await pool.query<{ team: string }>(
    `select business_team_id::text as team from users where username = 'manager'`,
  )
  const stream = streamNames.teamEvents(rows[0]?.team ?? '')
  const history = createPostgresHistory(pool)
  let lastN = 0
  let queue: Promise<void> = Promise.resolve()
  async function sendNext(count: number): Promise<void> {
    for (let sent = 0; sent < count; sent += 1) {
      await history.send(randomUUID(), stream, JSON.stringify({ n: lastN + 1 }))
      lastN += 1
    }
  }
  return {
    send: (count) => (queue = queue.then(() => sendNext(count))),
    lastN: () => lastN,
    async close() {
      await queue
      await pool.end()
    },
  }
}
