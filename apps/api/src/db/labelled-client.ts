import { randomUUID } from 'node:crypto'
import { Client, type ClientConfig } from 'pg'

/** Limit for a new connection, which takes milliseconds or hangs. */
const CONNECT_MS = 3_000

/** A connection with a unique name, which identifies it in `pg_stat_activity`. */
export class LabelledClient extends Client {
  readonly label: string
  readonly openedAtMs = performance.now()

  constructor(config: ClientConfig = {}) {
    const label = `omc ${randomUUID()}`
    super({ ...config, application_name: label, connectionTimeoutMillis: CONNECT_MS })
    this.label = label
  }
}
