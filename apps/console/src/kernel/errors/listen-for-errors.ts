import type { ErrorHandler } from '@omc/shell'

/**
 * Tells of errors that reach the window: of scripts, of promises nobody waits for, and of our own
 * files that did not arrive. Pictures are content; a missing one is no error of the console.
 *
 * @returns stops listening
 * @source  console spec §8, global error handler
 */
export function listenForErrors(page: Window, report: ErrorHandler): () => void {
  const onError = (event: Event): void => {
    const file = fileOf(event.target)
    if (file !== null) report(`Could not load ${file}`, 'resource')
    else if (event instanceof ErrorEvent) report(event.error ?? event.message, 'script')
  }
  const onRejection = (event: PromiseRejectionEvent): void => report(event.reason, 'promise')
  // Failed files are told to the window on the way down only.
  page.addEventListener('error', onError, true)
  page.addEventListener('unhandledrejection', onRejection)
  return () => {
    page.removeEventListener('error', onError, true)
    page.removeEventListener('unhandledrejection', onRejection)
  }
}

/** A hint to load ahead is none: Firefox says so of parts it has, and who needs the part will tell. */
function fileOf(target: EventTarget | null): string | null {
  if (target instanceof HTMLScriptElement) return target.src
  return target instanceof HTMLLinkElement && target.rel === 'stylesheet' ? target.href : null
}
