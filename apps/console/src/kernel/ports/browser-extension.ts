import {
  EXTENSION_ID,
  type ExtensionAsk,
  type ExtensionState,
  parseExtensionState,
} from '@omc/core/extension'

type Messenger = { readonly sendMessage?: (id: string, message: unknown) => Promise<unknown> }

/** A worker that the browser has to start answers in tens of milliseconds. */
const ANSWER_WITHIN_MS = 2_000

/**
 * Asks the browser extension. Null if it is not installed, turned off, made for another console, or
 * silent; never rejects.
 *
 * @source reliability 1.6, T7
 */
export async function askExtension(ask: ExtensionAsk): Promise<ExtensionState | null> {
  // as: only Chromium has it, and only for pages that an installed extension names.
  const { chrome } = globalThis as { chrome?: { runtime?: Messenger } }
  const runtime = chrome?.runtime
  if (!runtime?.sendMessage) return null
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ANSWER_WITHIN_MS)
  })
  // Rejects if the extension has gone since the page was opened.
  const answer = runtime.sendMessage(EXTENSION_ID, { ask }).catch(() => undefined)
  const first = await Promise.race([answer, silence])
  clearTimeout(timer)
  return parseExtensionState(first) ?? null
}
