import { Client } from 'pg'
import { createPostgresNotify } from '../../apps/api/src/app/postgres-notify.ts'
import { createKeys } from '../../apps/api/src/auth/keys.ts'
import { roleUrl } from '../../apps/api/src/db/role-urls.ts'
import { createPostgresBroadcaster, streamNames } from '../../apps/api/src/realtime/index.ts'
import { SECRET_KEY } from '../chaos/programs.ts'

export type EventSender = {
  /** Sends the next events, numbered without a break. */
  readonly send: (count: number) => Promise<void>
  readonly lastN: () => number
  readonly close: () => Promise<void>
}

/** Another process of the system, such as the worker: it sends while the API is down. */
export async function openEventSender(databaseUrl: string): Promise<EventSender> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ team: string }>(
    `select business_team_id::text as team from users where username = 'manager'`,
  )
  await client.end()
  const stream = streamNames.teamEvents(rows[0]?.team ?? '')
  const password = createKeys(SECRET_KEY).derive('role-jobs').toString('base64url')
  const port = createPostgresNotify(roleUrl(databaseUrl, 'omc_jobs', password), () => undefined)
  const broadcaster = await createPostgresBroadcaster({ port, log: () => undefined })
  let lastN = 0
  let queue: Promise<void> = Promise.resolve()
  return {
    send(count) {
      queue = queue.then(async () => {
        for (let sent = 0; sent < count; sent += 1) {
          const message = { n: lastN + 1 }
          await broadcaster.publish({ tag: 'message', stream, message })
          lastN += 1
        }
      })
      return queue
    },
    lastN: () => lastN,
    async close() {
      await queue
      broadcaster.close()
      await port.close()
    },
  }
}
