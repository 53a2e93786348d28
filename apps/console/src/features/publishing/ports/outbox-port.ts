import { wordToKeep } from '@omc/publisher'
import type { Outbox, PublishResult } from '@omc/publisher'
import type { CommandMemory, CommandRecord } from '@omc/sdk/realtime'
import { openDB } from 'idb'
import type { DBSchema, IDBPDatabase } from 'idb'
import { addressOf } from '../../account-address/account-key.ts'

interface PublishingStore extends DBSchema {
  outbox: { key: string; value: OutboxRow; indexes: { uid: string } }
  commands: { key: string; value: CommandRecord }
}

/** `uid` is the key of the account; an earlier version named it by its uid alone. */
type OutboxRow = PublishResult & { readonly uid: string }
export type PublishingDatabase = IDBPDatabase<PublishingStore>

export const DATABASE_NAME = 'omc-publishing'

/**
 * Opens the durable store of the publishing console.
 *
 * @throws the browser's error when it stores no data here (private mode, full, blocked)
 * @source reliability F25: the queue refuses to start without a durable outbox
 */
export async function openPublishingDatabase(name = DATABASE_NAME): Promise<PublishingDatabase> {
  return openDB<PublishingStore>(name, 2, {
    upgrade(database, from) {
      if (from < 1) {
        database.createObjectStore('outbox', { keyPath: 'attemptKey' }).createIndex('uid', 'uid')
      } else {
        // It held ids only, and the server never issues one of them again.
        oldStores(database).deleteObjectStore('seen_commands')
      }
      database.createObjectStore('commands', { keyPath: 'id' })
    },
    // Close, so a newer version of this console need not wait for this page.
    blocking: (_current, _blocked, event) => {
      // as: the target of this event is the database.
      ;(event.target as IDBDatabase | null)?.close()
    },
  })
}

/**
 * Results of one account that the server may not have yet. Reopens the database if the browser
 * closes or deletes it.
 */
export function createOutboxPort(open: () => Promise<PublishingDatabase>, key: string): Outbox {
  const using = reopening(open)
  const names = new Set([key, addressOf(key).uid])
  return {
    put: (result) => using((database) => putResult(database, key, result)),
    list: () =>
      using(async (database) => {
        const read = (name: string) => database.getAllFromIndex('outbox', 'uid', name)
        return (await Promise.all([...names].map(read))).flat().map(resultOf)
      }),
    remove: (attemptKey) => using((database) => database.delete('outbox', attemptKey)),
    probe: () =>
      using(async (database) => {
        // Two transactions: a put and delete in one would not test the quota.
        await database.put('outbox', PROBE)
        await database.delete('outbox', PROBE.attemptKey)
      }),
  }
}

/** One transaction: between reading and writing nobody else writes. */
async function putResult(
  database: PublishingDatabase,
  key: string,
  result: PublishResult,
): Promise<PublishResult> {
  const { store, done } = database.transaction('outbox', 'readwrite')
  async function keep(): Promise<PublishResult> {
    const row = await store.get(result.attemptKey)
    const keptResult = wordToKeep(row && resultOf(row), result)
    await store.put({ ...keptResult, uid: key })
    return keptResult
  }
  // Together: a write that fails ends the transaction with an error of its own.
  const [keptResult] = await Promise.all([keep(), done])
  return keptResult
}

const resultOf = ({ uid: _uid, ...result }: OutboxRow): PublishResult => result

/** With as much text as is told of a result, and of no account, so that no list has it. */
const PROBE: OutboxRow = {
  uid: '',
  attemptKey: 'probe',
  attemptId: '',
  deviceId: '',
  fence: 0,
  outcome: 'unknown',
  feedId: null,
  code: null,
  message: 'x'.repeat(2_000),
  refusedCode: null,
}

/** Remote commands that this browser has seen; survives a reload. */
export function createCommandMemory(open: () => Promise<PublishingDatabase>): CommandMemory {
  const using = reopening(open)
  return {
    get: (id) => using(async (database) => (await database.get('commands', id)) ?? null),
    put: (record) => using(async (database) => void (await database.put('commands', record))),
    list: () => using((database) => database.getAll('commands')),
    remove: (id) => using((database) => database.delete('commands', id)),
  }
}

/** as: the first version had other stores, which the types no longer name. */
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
      // The connection was closed: reconnect once, then pass the error to the caller.
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error
      opened = null
      return work(await connection())
    }
  }
}
