import type { ErrorHandler } from '@omc/shell'

/**
 * Reports errors that reach the window: script errors, unhandled rejections, and our own files that
 * fail to load. Pictures are content; a missing one is no error of the console.
 *
 * @returns function that stops listening
 * @source  console spec §8, global error handler
 */
export function listenForErrors(page: Window, report: ErrorHandler): () => void {
  const onError = (event: Event): void => {
    const file = fileOf(event.target)
    if (file !== null) report(`Could not load ${file}`, 'resource')
    else if (event instanceof ErrorEvent) report(event.error ?? event.message, 'script')
  }
  const onRejection = (event: PromiseRejectionEvent): void => report(event.reason, 'promise')
  // Load errors of files reach the window only in the capture phase.
  page.addEventListener('error', onError, true)
  page.addEventListener('unhandledrejection', onRejection)
  return () => {
    page.removeEventListener('error', onError, true)
    page.removeEventListener('unhandledrejection', onRejection)
  }
}

/** Failed preloads are ignored: Firefox reports them for cached parts, and importers report too. */
function fileOf(target: EventTarget | null): string | null {
  if (target instanceof HTMLScriptElement) return target.src
  return target instanceof HTMLLinkElement && target.rel === 'stylesheet' ? target.href : null
}
