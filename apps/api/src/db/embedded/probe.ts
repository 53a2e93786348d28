import { Client } from 'pg'
import { errnoOf } from './embedded-postgres-error.ts'

export type Probe =
  | { tag: 'ready'; dataDir: string }
  | { tag: 'not_yet'; reason: string }
  | { tag: 'wrong_password' }

const CONNECT_TIMEOUT_MS = 2_000

/** Asks a server, over a real connection, whether it answers and which data directory it serves. */
export async function probe(url: string): Promise<Probe> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: CONNECT_TIMEOUT_MS,
  })
  // A connection lost later than its last answer has nobody to tell.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const answer = await client.query<{ dir: string }>(
      `select current_setting('data_directory') as dir`,
    )
    return { tag: 'ready', dataDir: answer.rows[0]?.dir ?? '' }
  } catch (error) {
    const code = errnoOf(error)
    if (code === '28P01' || code === '28000') return { tag: 'wrong_password' }
    return { tag: 'not_yet', reason: `${code} ${error instanceof Error ? error.message : ''}` }
  } finally {
    // It never rejects: a connection that breaks while it closes has ended, too.
    await client.end()
  }
}
