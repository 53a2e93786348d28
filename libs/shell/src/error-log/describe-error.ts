/** Longer texts are cut: a provider may answer with a whole page. */
const MAX_MESSAGE = 500
const MAX_STACK = 4_000

export type ErrorText = { readonly message: string; readonly stack: string }

/**
 * Message and stack of any thrown value. Never throws, not even for an object whose
 * fields do.
 *
 * @source console spec §2, error-log dialog
 */
export function describeError(thrown: unknown): ErrorText {
  try {
    const message = messageOf(thrown)
    const stack = thrown instanceof Error ? (thrown.stack ?? '') : ''
    return { message: cut(message, MAX_MESSAGE), stack: cut(stack, MAX_STACK) }
  } catch {
    // A thrown object may refuse to be read; that it was thrown is still worth a row.
    return { message: 'unreadable error', stack: '' }
  }
}

function messageOf(thrown: unknown): string {
  if (thrown instanceof Error) return thrown.message || thrown.name
  if (typeof thrown === 'string') return thrown || 'empty error'
  if (typeof thrown === 'object' && thrown !== null && 'message' in thrown) {
    return String(thrown.message)
  }
  return String(thrown)
}

const cut = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length)}…` : text
