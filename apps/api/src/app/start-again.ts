/** PostgreSQL ended, crashed or does not take connections yet; or its socket broke. */
const ENDED = new Set(['57P01', '57P02', '57P03', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'])
/** Message of `pg` for a connection that ended without a word. */
const BROKEN_OFF = 'Connection terminated unexpectedly'
const MOST_STARTS = 3

/** Whether a start failed because its database ended meanwhile. */
export const isDatabaseEnd = (error: unknown): boolean =>
  error instanceof Error &&
  (error.message === BROKEN_OFF || ('code' in error && ENDED.has(String(error.code))))

/**
 * Starts, and starts again when the database ended meanwhile: with a database of its own there is no
 * supervisor to do it.
 *
 * @throws the failure of the last start, or the first one that has another cause
 */
export async function startAgain<T>(start: () => Promise<T>): Promise<T> {
  for (let count = 1; ; count += 1) {
    try {
      return await start()
    } catch (error) {
      if (count === MOST_STARTS || !isDatabaseEnd(error)) throw error
    }
  }
}
