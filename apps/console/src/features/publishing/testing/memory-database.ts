import type { PublishingDatabase } from '../ports/outbox-port.ts'

type Row = { readonly attemptKey: string; readonly uid: string }

/** In-memory publishing store that needs no event loop, for virtual clocks. */
export function memoryDatabase(): {
  readonly open: () => Promise<PublishingDatabase>
  readonly outbox: Map<string, Row>
  block: boolean
} {
  const outbox = new Map<string, Row>()
  const commands = new Map<string, { readonly id: string }>()
  const database = {
    put: async (store: string, row: Row & { readonly id: string }) => {
      if (store === 'outbox') outbox.set(row.attemptKey, row)
      else commands.set(row.id, row)
    },
    get: async (_store: string, id: string) => commands.get(id),
    transaction: () => ({
      store: {
        get: async (key: string) => outbox.get(key),
        put: async (row: Row) => void outbox.set(row.attemptKey, row),
      },
      done: Promise.resolve(),
    }),
    getAll: async () => [...commands.values()],
    getAllFromIndex: async (_store: string, _index: string, uid: string) =>
      [...outbox.values()].filter((row) => row.uid === uid),
    delete: async (store: string, key: string) => {
      if (store === 'outbox') outbox.delete(key)
      else commands.delete(key)
    },
  }
  const memory = {
    outbox,
    block: false,
    async open() {
      if (memory.block) throw new Error('blocked')
      // as: implements only the members in use.
      return database as unknown as PublishingDatabase
    },
  }
  return memory
}
