import { wordToKeep } from './kept-word.ts'
import type { PublishResult } from './publish-result.ts'
import type { Outbox } from './publisher-ports.ts'

/**
 * An outbox that ends with its process: for an executor beside the ledger, which looks up what it
 * was not told of.
 */
export function volatileOutbox(): Outbox {
  const rows = new Map<string, PublishResult>()
  return {
    async put(result) {
      const word = wordToKeep(rows.get(result.attemptKey), result)
      rows.set(result.attemptKey, word)
      return word
    },
    async list() {
      return [...rows.values()]
    },
    async remove(attemptKey) {
      rows.delete(attemptKey)
    },
    async probe() {}, // Memory takes everything.
  }
}
