import type { Logger } from 'pino'

/**
 * Logs that a connection to the database failed: its code and message, and nothing else. The
 * error itself carries the whole client, and with it the address and password of the database.
 *
 * @source reliability T9
 */
export const databaseErrorLog =
  (log: Pick<Logger, 'warn'>, what = 'database connection') =>
  (error: Error) => {
    const code = 'code' in error ? String(error.code) : undefined
    log.warn({ code, reason: error.message }, what)
  }
