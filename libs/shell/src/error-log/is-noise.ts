import type { ErrorText } from './describe-error.ts'

/**
 * Errors that are not of this page: browser extensions, a layout that needs one frame more, a
 * request that somebody called off, a script of a foreign site that says nothing.
 *
 * @source console spec §2, error-log dialog: errors of the console; ux: error log
 */
export function isNoise({ message, stack }: ErrorText): boolean {
  if (NOISE.some((pattern) => pattern.test(message))) return true
  if (stack === '' && /^Script error\.?$/i.test(message.trim())) return true
  return isOfExtension(stack)
}

const NOISE: readonly RegExp[] = [
  /ResizeObserver loop (?:limit exceeded|completed with undelivered notifications)/,
  /message (?:port|channel) closed before a response was received/,
  /runtime\.lastError/,
  /Extension context invalidated/,
  /Receiving end does not exist/,
  /^(?:AbortError\b|The (?:user aborted a request|operation was aborted)|signal is aborted)/,
]

// The innermost frame identifies the code at fault; ours may be below it as the caller.
function isOfExtension(stack: string): boolean {
  const frame = stack.split('\n').find((line) => /:\d+:\d+\)?\s*$/.test(line))
  return frame !== undefined && /(?:chrome|moz|safari-web|ms-browser)-extension:\/\//.test(frame)
}
