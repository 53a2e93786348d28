import { isApiError } from '@omc/sdk'
import {
  createErrorHandler,
  createErrorLog,
  type ErrorHandler,
  type ErrorLog,
  type ErrorLogSetting,
  isErrorLogOn,
  toChunkFailure,
} from '@omc/shell'
import { browserClock } from '../ports/browser-clock.ts'
import { printError } from '../ports/browser-console.ts'
import type { Uncaught } from './uncaught.ts'

/** Environments that keep errors. @source console spec §8, global error handler: production */
const ERROR_LOG_SETTING: ErrorLogSetting = ['production']

export type ErrorLogOptions = {
  readonly setting?: ErrorLogSetting
  readonly print?: (line: string, thrown: unknown) => void
}

/**
 * Error log of this page, filled with all past and future reports. A failed call counts as a
 * request error wherever it was caught; a cancelled call is no error. A chunk that failed to load
 * gets the name that the specification gives it.
 *
 * @source console spec §8, global error handler
 */
export function startErrorLog(
  uncaught: Uncaught,
  { setting = ERROR_LOG_SETTING, print = printError }: ErrorLogOptions = {},
): ErrorLog {
  const log = createErrorLog(browserClock())
  const handle = createErrorHandler({
    setting,
    log,
    print,
    pageUrl: () => location.pathname + location.hash,
  })
  const byKind: ErrorHandler = (thrown, kind) => {
    if (!isApiError(thrown)) handle(toChunkFailure(thrown) ?? thrown, kind)
    else if (thrown.kind !== 'aborted') handle(thrown, 'request')
  }
  // Errors caught by React's boundaries are printed nowhere else.
  const printOnly: ErrorHandler = (thrown, kind) => {
    if (kind === 'render') print('', thrown)
  }
  uncaught.handleBy(isErrorLogOn(setting) ? byKind : printOnly)
  return log
}
