import { randomUUID } from 'node:crypto'
import { Client, type ClientConfig } from 'pg'

/** For a new connection: it takes milliseconds or never stands. */
const CONNECT_MS = 3_000

/** A connection with a name of its own: the server tells of it alone in `pg_stat_activity`. */
export class LabelledClient extends Client {
  readonly label: string
  readonly openedAtMs = performance.now()

  constructor(config: ClientConfig = {}) {
    const label = `omc ${randomUUID()}`
    super({ ...config, application_name: label, connectionTimeoutMillis: CONNECT_MS })
    this.label = label
  }
}
