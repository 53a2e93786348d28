import type { KeyValueStore } from '@omc/core'
import { ACCEPT, questionOf, type EarlyAnswers } from './early-answers.ts'
import { keptFirstReads, MOST_READS } from './kept-first-reads.ts'

type Fetch = (url: string, init: RequestInit) => Promise<Response>

export type FirstReads = {
  /** Gives what was asked for early, once each, and notes what is read. */
  readonly fetch: Fetch
  /** A screen stands: if the page began at its address, what was read until now it reads first. */
  readonly keep: (begunAt: string, address: string) => void
  readonly forget: () => void
}

/**
 * The reads of a page until its first screen stands. Those of an address without a query are kept:
 * what somebody searches for stays out of the storage.
 */
export function createFirstReads(
  fetch: Fetch,
  store: () => KeyValueStore,
  answers: EarlyAnswers = new Map(),
): FirstReads {
  const kept = keptFirstReads(store)
  let noted: string[] | null = []
  return {
    fetch(url, init) {
      const headers = new Headers(init.headers)
      const authorization = headers.get('authorization') ?? undefined
      const isDocument = init.method === 'GET' && headers.get('accept') === ACCEPT
      // A write carries a key of its own, whatever its method.
      const isRead = isDocument && authorization && !headers.has('idempotency-key')
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
      answers.clear()
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
