import type { Outbox, PublishResult } from '@omc/publisher'
import type { CommandMemory, CommandRecord } from '@omc/sdk/realtime'
import { openDB } from 'idb'
import type { DBSchema, IDBPDatabase } from 'idb'

interface PublishingStore extends DBSchema {
  outbox: { key: string; value: OutboxRow; indexes: { uid: string } }
  commands: { key: string; value: CommandRecord }
}

type OutboxRow = PublishResult & { readonly uid: string }
export type PublishingDatabase = IDBPDatabase<PublishingStore>

export const DATABASE_NAME = 'omc-publishing'

/**
 * Opens the durable store of the publishing console.
 *
 * @throws what the browser says when it keeps no data here (private mode, full, blocked)
 * @source reliability F25: the queue refuses to start without a durable outbox
 */
export async function openPublishingDatabase(name = DATABASE_NAME): Promise<PublishingDatabase> {
  return openDB<PublishingStore>(name, 2, {
    upgrade(database, from) {
      if (from < 1) {
        database.createObjectStore('outbox', { keyPath: 'attemptKey' }).createIndex('uid', 'uid')
      } else {
        // The ids alone; the server hands none of them out again.
        oldStores(database).deleteObjectStore('seen_commands')
      }
      database.createObjectStore('commands', { keyPath: 'id' })
    },
    // A newer page of this console must not wait for this one.
    blocking: (_current, _blocked, event) => {
      // as: the event of this call is fired at the database itself.
      ;(event.target as IDBDatabase | null)?.close()
    },
  })
}

/**
 * Results of one account that the server may not have yet. Opens again when the browser closed or
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

/** What this browser knows of remote commands; it survives a reload. */
export function createCommandMemory(open: () => Promise<PublishingDatabase>): CommandMemory {
  const using = reopening(open)
  return {
    get: (id) => using(async (database) => (await database.get('commands', id)) ?? null),
    put: (record) => using(async (database) => void (await database.put('commands', record))),
    list: () => using((database) => database.getAll('commands')),
    remove: (id) => using((database) => database.delete('commands', id)),
  }
}

/** as: the first version of this store had others, which no type names any more. */
const oldStores = (database: PublishingDatabase) => database as unknown as IDBPDatabase

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
