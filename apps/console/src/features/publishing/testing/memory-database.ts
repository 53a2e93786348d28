// Key ranges are made by the browser.
import 'fake-indexeddb/auto'
import type { PublishingDatabase } from '../ports/outbox-port.ts'

type Row = { readonly attemptKey: string; readonly uid: string }

/** The publishing store as far as it is used, without the event loop: for virtual clocks. */
export function memoryDatabase(): {
  readonly open: () => Promise<PublishingDatabase>
  readonly outbox: Map<string, Row>
  block: boolean
} {
  const outbox = new Map<string, Row>()
  const seen = new Set<string>()
  const database = {
    put: async (_store: string, row: Row) => void outbox.set(row.attemptKey, row),
    getAllFromIndex: async (_store: string, _index: string, uid: string) =>
      [...outbox.values()].filter((row) => row.uid === uid),
    delete: async (_store: string, key: string) => void outbox.delete(key),
    getKey: async (_store: string, key: string) => (seen.has(key) ? key : undefined),
    transaction: () => ({
      store: {
        index: () => ({
          async *iterate() {
            // Nothing in here is ever old.
          },
        }),
        put: async ({ id }: { id: string }) => void seen.add(id),
      },
      done: Promise.resolve(),
    }),
  }
  const memory = {
    outbox,
    block: false,
    async open() {
      if (memory.block) throw new Error('blocked')
      // as: the parts that are used, see above.
      return database as unknown as PublishingDatabase
    },
  }
  return memory
}
