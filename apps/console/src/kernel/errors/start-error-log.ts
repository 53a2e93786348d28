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

/** Where errors are kept. @source console spec §8, global error handler: production */
const ERROR_LOG_SETTING: ErrorLogSetting = ['production']

export type ErrorLogOptions = {
  readonly setting?: ErrorLogSetting
  readonly print?: (line: string, thrown: unknown) => void
}

/**
 * The error log of this page, filled by everything that was and is reported. A call that failed is
 * one of a request wherever it came from; one that was called off is no error. A part that did not
 * arrive is named as the specification names it.
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
  // What React's boundaries caught is printed by nobody else.
  const printOnly: ErrorHandler = (thrown, kind) => {
    if (kind === 'render') print('', thrown)
  }
  uncaught.handleBy(isErrorLogOn(setting) ? byKind : printOnly)
  return log
}
