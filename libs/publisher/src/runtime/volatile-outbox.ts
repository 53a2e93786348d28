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
      rows.set(result.attemptKey, result)
    },
    async list() {
      return [...rows.values()]
    },
    async remove(attemptKey) {
      rows.delete(attemptKey)
    },
  }
}
