import type { ErrorKind } from './client-error.ts'
import type { ErrorLog } from './create-error-log.ts'
import { describeError } from './describe-error.ts'
import { hideSecrets } from './scrub.ts'

/** Prefix of every printed line. @source console spec §8, product prefix */
export const ERROR_PREFIX = '[omc]'

/** The environments whose errors are kept; one name or several. */
export type ErrorLogSetting = string | readonly string[]

/** Whether the setting turns the handler on. @source console spec §8, global error handler */
export const isErrorLogOn = (setting: ErrorLogSetting): boolean =>
  setting === 'production' || (Array.isArray(setting) && setting.includes('production'))

export type ErrorHandlerPorts = {
  readonly setting: ErrorLogSetting
  readonly log: ErrorLog
  /** `console.error` in a browser. */
  readonly print: (line: string, thrown: unknown) => void
  readonly pageUrl: () => string
}

/** Handles an uncaught error. Never throws. */
export type ErrorHandler = (thrown: unknown, kind: ErrorKind) => void

/**
 * The global error handler: prints with the prefix and puts the error and the page's address into
 * the log. Errors of requests are not printed: the browser already shows them. Noise is neither
 * printed nor kept.
 *
 * @source console spec §8, global error handler
 */
export function createErrorHandler(ports: ErrorHandlerPorts): ErrorHandler {
  const { setting, log, print, pageUrl } = ports
  if (!isErrorLogOn(setting)) return () => undefined
  let isBusy = false
  return (thrown, kind) => {
    // A listener or printer that fails must not call the handler for ever.
    if (isBusy) return
    isBusy = true
    try {
      const isTaken = log.add({ thrown, kind, url: pageUrl() })
      if (isTaken && kind !== 'request') {
        print(`${ERROR_PREFIX} ${hideSecrets(describeError(thrown).message)}`, thrown)
      }
    } catch {
      // Last resort: there is no other place to report an error.
    } finally {
      isBusy = false
    }
  }
}
