import { Client, DatabaseError } from 'pg'

/** For the connection and its answer: they take milliseconds or never come. */
const ASIDE_MS = 3_000

/** Connections that the server still works for, of those that were asked about. */
export type Answer =
  | { readonly tag: 'known'; readonly working: ReadonlySet<string> }
  /** The server is there and refuses to tell. */
  | { readonly tag: 'unknown' }

const NOBODY: Answer = { tag: 'known', working: new Set() }

/** Queries on a new connection, which reaches the current server. */
export async function askAside(
  connectionString: string | undefined,
  labels: readonly string[],
): Promise<Answer> {
  const client = new Client(connectionString ? { connectionString } : {})
  // It may break at any moment; the question then fails.
  client.on('error', () => undefined)
  const end = () => client.connection.stream.destroy()
  const timer = setTimeout(end, ASIDE_MS)
  try {
    await client.connect()
    const { rows } = await client.query<{ application_name: string }>(
      `select application_name from pg_stat_activity
        where application_name = any($1) and state in ('active', 'disabled')`,
      [labels],
    )
    return { tag: 'known', working: new Set(rows.map((row) => row.application_name)) }
  } catch (error) {
    return isRefusal(error) ? { tag: 'unknown' } : NOBODY
  } finally {
    clearTimeout(timer)
    end()
  }
}

/** Answers such as "too many connections" show a live server; a starting one runs no statement. */
const isRefusal = (error: unknown) =>
  error instanceof DatabaseError && error.code !== STARTING && error.code !== STOPPING
const STARTING = '57P03'
const STOPPING = '57P01'
