import type { Outbox, PublishResult, SeenCommands } from '@omc/publisher'
import { openDB } from 'idb'
import type { DBSchema, IDBPDatabase } from 'idb'

interface PublishingStore extends DBSchema {
  outbox: { key: string; value: OutboxRow; indexes: { uid: string } }
  seen_commands: { key: string; value: { id: string; at: number }; indexes: { at: number } }
}

type OutboxRow = PublishResult & { readonly uid: string }
export type PublishingDatabase = IDBPDatabase<PublishingStore>

export const DATABASE_NAME = 'omc-publishing'
/** Commands live a day at most; their ids are kept a little longer. */
const KEEP_SEEN_MS = 3 * 86_400_000

/**
 * Opens the durable store of the publishing console.
 *
 * @throws what the browser says when it keeps no data here (private mode, full, blocked)
 * @source reliability F25: the queue refuses to start without a durable outbox
 */
export async function openPublishingDatabase(name = DATABASE_NAME): Promise<PublishingDatabase> {
  return openDB<PublishingStore>(name, 1, {
    upgrade(database) {
      database.createObjectStore('outbox', { keyPath: 'attemptKey' }).createIndex('uid', 'uid')
      database.createObjectStore('seen_commands', { keyPath: 'id' }).createIndex('at', 'at')
    },
    // A newer page of this console must not wait for this one.
    blocking: (_current, _blocked, event) => {
      // as: the event of this call is fired at the database itself.
      ;(event.target as IDBDatabase | null)?.close()
    },
  })
}

/**
 * Results of one account that the server may not have yet. Opens anew when the browser closed or
 * deleted the database in the middle.
 */
export function createOutboxPort(open: () => Promise<PublishingDatabase>, uid: string): Outbox {
  const using = reopening(open)
  return {
    put: (result) =>
      using(async (database) => void (await database.put('outbox', { ...result, uid }))),
    list: () =>
      using(async (database) => {
        const rows = await database.getAllFromIndex('outbox', 'uid', uid)
        return rows.map(({ uid: _uid, ...result }) => result)
      }),
    remove: (attemptKey) => using((database) => database.delete('outbox', attemptKey)),
  }
}

/** Ids of remote commands this browser has begun to run; they survive a reload. */
export function createSeenCommands(
  open: () => Promise<PublishingDatabase>,
  now: () => number,
): SeenCommands {
  const using = reopening(open)
  return {
    has: (id) =>
      using(async (database) => (await database.getKey('seen_commands', id)) !== undefined),
    add: (id) =>
      using(async (database) => {
        const change = database.transaction('seen_commands', 'readwrite')
        const old = IDBKeyRange.upperBound(now() - KEEP_SEEN_MS)
        for await (const cursor of change.store.index('at').iterate(old)) await cursor.delete()
        await change.store.put({ id, at: now() })
        await change.done
      }),
  }
}

function reopening(open: () => Promise<PublishingDatabase>) {
  let opened: Promise<PublishingDatabase> | null = null
  async function connection(): Promise<PublishingDatabase> {
    opened ??= open()
    try {
      return await opened
    } catch (error) {
      opened = null
      throw error
    }
  }
  return async function using<T>(work: (database: PublishingDatabase) => Promise<T>): Promise<T> {
    const database = await connection()
    try {
      return await work(database)
    } catch (error) {
      // Closed under our hands: one fresh connection, then the error is the caller's.
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error
      opened = null
      return work(await connection())
    }
  }
}
