import type { Clock, KeyValueStore } from '@omc/core'
import { ACCEPT, questionOf, type EarlyAnswers } from './early-answers.ts'
import { keptFirstReads, MOST_READS } from './kept-first-reads.ts'

type Fetch = (url: string, init: RequestInit) => Promise<Response>

export type FirstReads = {
  /** Returns early answers, once each, and records reads. */
  readonly fetch: Fetch
  /** Called when a screen is ready: stores the reads if the page started at its address. */
  readonly keep: (begunAt: string, address: string) => void
  readonly forget: () => void
}

/** Parts that load after the screen, such as its saved views, take their answers until then, ms. */
const LATER_MS = 10_000

/**
 * Records the reads of a page until its first screen is ready. Only reads of an address without a
 * query are stored, to keep search terms out of the storage.
 */
export function createFirstReads(
  fetch: Fetch,
  { store, clock }: { readonly store: () => KeyValueStore; readonly clock: Clock },
  answers: EarlyAnswers = new Map(),
): FirstReads {
  const kept = keptFirstReads(store)
  let noted: string[] | null = []
  return {
    fetch(url, init) {
      const headers = new Headers(init.headers)
      const authorization = headers.get('authorization') ?? undefined
      const isDocument = init.method === 'GET' && headers.get('accept') === ACCEPT
      // Writes carry an idempotency key, whatever their method.
      const isWrite = init.method !== 'GET' || headers.has('idempotency-key')
      const isRead = isDocument && authorization && !isWrite
      // An answer from before a write is not how things are.
      if (isWrite) answers.clear()
      if (isRead && noted && noted.length < MOST_READS) noted.push(url)
      const question = questionOf(url, authorization)
      const early = isDocument ? answers.get(question) : undefined
      answers.delete(question)
      return early ? unlessAborted(early, init.signal) : fetch(url, init)
    },
    keep(begunAt, address) {
      if (noted && begunAt === address && !address.includes('?')) {
        const { [address]: _before, ...others } = kept.read()
        kept.write({ ...others, [address]: noted })
      }
      noted = null
      clock.at(clock.now() + LATER_MS, () => answers.clear())
    },
    forget() {
      noted = null
      answers.clear()
      kept.write({})
    },
  }
}

async function unlessAborted(answer: Promise<Response>, signal: AbortSignal | null | undefined) {
  signal?.throwIfAborted()
  const aborted = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
  })
  return Promise.race([answer, aborted])
}
