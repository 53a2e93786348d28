import { wordToKeep } from '../runtime/kept-word.ts'
import type { PublishResult } from '../runtime/publish-result.ts'
import type { Outbox } from '../runtime/publisher-ports.ts'

/** Its calls can be replaced, to let one break in the middle of a test. */
export type MemoryOutbox = { -readonly [Call in keyof Outbox]: Outbox[Call] } & {
  readonly rows: ReadonlyMap<string, PublishResult>
}

/** An outbox that lives as long as the test holds it: hand it to the next publisher after a crash. */
export function memoryOutbox(): MemoryOutbox {
  const rows = new Map<string, PublishResult>()
  return {
    rows,
    async put(result) {
      const word = wordToKeep(rows.get(result.attemptKey), result)
      rows.set(result.attemptKey, structuredCopy(word))
      return word
    },
    async list() {
      return [...rows.values()]
    },
    async remove(attemptKey) {
      rows.delete(attemptKey)
    },
    async probe() {},
  }
}

// A durable store keeps data, not objects.
function structuredCopy(result: PublishResult): PublishResult {
  return JSON.parse(JSON.stringify(result)) as PublishResult // as: the copy of a typed value
}
