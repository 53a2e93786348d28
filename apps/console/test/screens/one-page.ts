import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { addTexts, startI18n } from '../../src/kernel/i18n/i18n.ts'
import { consoleTexts } from '../../src/kernel/i18n/parts.ts'
import type { Behaviour } from './fake-server.ts'
import { openScreen, type OpenScreen } from './open-screen.tsx'
import { heading, insteadOfRows, wordsOf } from './read-screen.ts'
import { NOTHING } from './states.ts'

let page: OpenScreen | undefined

/** Starts the page with a screen for the current test and closes it when the test ends. */
export async function start(
  path: string,
  behaviour: Behaviour,
  query?: string,
): Promise<OpenScreen> {
  page = await openScreen(path, behaviour, query)
  return page
}

/** Opens a screen for the current test. */
export async function open(
  path: string,
  behaviour: Behaviour,
  query?: string,
): Promise<OpenScreen> {
  const opened = await start(path, behaviour, query)
  await settled(() => heading() !== '')
  return opened
}

/** Opens a screen in one state and evaluates `look`. */
export async function lookAt<T>(
  path: string,
  behaviour: Behaviour,
  look: (page: OpenScreen) => T,
  query?: string,
): Promise<T> {
  const opened = await open(path, behaviour, query)
  await settled(opened.isQuiet)
  const seen = look(opened)
  close()
  return seen
}

/** Reads the text of the empty state of a list once: no other state may show it. */
export function emptyTextOf(path: string, query: string): () => Promise<string> {
  let text = ''
  return async () => {
    if (text !== '') return text
    await open(path, NOTHING, query)
    // Its part of the program loads when it is needed, after the answer.
    await settled(() => insteadOfRows() !== '')
    text = insteadOfRows()
    close()
    return text
  }
}

/** Query of an address that searches for nothing that exists. */
export const withSearch = (query: string): string => `${query === '' ? '?' : `${query}&`}q=没有这个`

/** Only a guard against hanging tests, ms. */
const WITHIN_MS = 45_000

/** Waits for a condition; fails with the page's actual text. */
export async function settled(when: () => boolean): Promise<void> {
  try {
    await vi.waitUntil(when, { timeout: WITHIN_MS, interval: 20 })
  } catch (cause) {
    throw new Error(`the page says: ${wordsOf(document.body)}`, { cause })
  }
}

function close(): void {
  page?.close()
  page = undefined
}

/** A socket that is never answered. */
class NeverOpens extends EventTarget {
  readonly readyState = 0
  send() {}
  close() {}
}

beforeAll(async () => {
  await startI18n()
  await addTexts(consoleTexts)
  // Keeps vitest's own channel.
  const construct = (target: typeof WebSocket, [url, protocols]: [string, string[]]) =>
    url.includes('/cable') ? new NeverOpens() : new target(url, protocols)
  vi.stubGlobal('WebSocket', new Proxy(WebSocket, { construct }))
})

/** Errors that the page wrote to the console: React tells there of keys that stand twice. */
let written: string[] = []
beforeEach(() => {
  written = []
  vi.spyOn(console, 'error').mockImplementation((...words: readonly unknown[]) => {
    written.push(words.map(String).join(' '))
  })
})
afterEach(() => {
  close()
  vi.restoreAllMocks()
  if (written.length > 0) throw new Error(`the console says: ${written.join('; ')}`)
})
