import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { describe, expect, it } from 'vitest'
import { createCommandMemory, createOutboxPort, openPublishingDatabase } from './outbox-port.ts'

const RESULT = {
  attemptKey: 'key-1',
  attemptId: '1',
  outcome: 'published',
  feedId: '991',
  code: null,
  message: null,
  deviceId: '5',
  fence: 4,
  refusedCode: null,
} as const

let databaseCount = 0
const fresh = () => {
  const name = `outbox-test-${(databaseCount += 1)}`
  return () => openPublishingDatabase(name)
}

describe('the outbox', () => {
  it('keeps a result for the next page, of its own account only', async () => {
    const open = fresh()
    await createOutboxPort(open, 'a').put(RESULT)
    expect(await createOutboxPort(open, 'a').list()).toEqual([RESULT])
    expect(await createOutboxPort(open, 'b').list()).toEqual([])
  })

  it('keeps accounts of one uid apart, and finds what was kept by the uid alone', async () => {
    const open = fresh()
    const [ours, theirs] = ['jd/a', 'youhaohuo/a'].map((key) => createOutboxPort(open, key))
    await ours?.put(RESULT)
    expect([await ours?.list(), await theirs?.list()]).toEqual([[RESULT], []])
    const older = { ...RESULT, attemptKey: 'key-0' }
    await createOutboxPort(open, 'a').put(older)
    expect(await theirs?.list()).toEqual([older])
  })

  it('replaces by attempt key and forgets what is through', async () => {
    const outbox = createOutboxPort(fresh(), 'a')
    await outbox.put(RESULT)
    await outbox.put({ ...RESULT, refusedCode: 'gone' })
    expect(await outbox.list()).toEqual([{ ...RESULT, refusedCode: 'gone' }])
    await outbox.remove('key-1')
    expect(await outbox.list()).toEqual([])
  })

  it('does not give up a certain word for a doubt, on the next page either', async () => {
    const open = fresh()
    const doubt = { ...RESULT, outcome: 'unknown', feedId: null } as const
    const outbox = createOutboxPort(open, 'a')
    await Promise.all([outbox.put(RESULT), outbox.put(doubt)])
    expect(await createOutboxPort(open, 'a').put(doubt)).toEqual(RESULT)
    expect(await outbox.list()).toEqual([RESULT])
    // The server did not want it: it stands for nothing any more.
    await outbox.put({ ...RESULT, refusedCode: 'gone' })
    expect(await outbox.put(doubt)).toEqual(doubt)
  })

  it('F25: proves that a result can be kept, and leaves nothing behind', async () => {
    const open = fresh()
    await createOutboxPort(open, 'a').probe()
    expect(await (await open()).count('outbox')).toBe(0)
  })

  it('F25: finds a store that can be read and is full', async () => {
    const open = fresh()
    const full = new DOMException('no room', 'QuotaExceededError')
    const outbox = createOutboxPort(async () => {
      const database = await open()
      return Object.assign(database, { put: () => Promise.reject(full) })
    }, 'a')
    expect(await outbox.list()).toEqual([])
    await expect(outbox.probe()).rejects.toThrow('no room')
  })

  it('opens again when the browser closed it in the middle', async () => {
    const open = fresh()
    const opened: Awaited<ReturnType<typeof open>>[] = []
    const outbox = createOutboxPort(async () => {
      const database = await open()
      opened.push(database)
      return database
    }, 'a')
    await outbox.put(RESULT)
    opened[0]!.close()
    expect(await outbox.list()).toEqual([RESULT])
    expect(opened).toHaveLength(2)
  })

  it('fails aloud where the browser keeps nothing, and works once it does', async () => {
    const open = fresh()
    let isBlocked = true
    const outbox = createOutboxPort(
      () => (isBlocked ? Promise.reject(new Error('blocked')) : open()),
      'a',
    )
    await expect(outbox.list()).rejects.toThrow('blocked')
    isBlocked = false
    expect(await outbox.list()).toEqual([])
  })
})

describe('the memory of commands', () => {
  const record = { id: 'c-1', uid: 'a', expiresAt: 5, state: 'begun' } as const

  it('survives the page, and forgets what it is told to', async () => {
    const open = fresh()
    await createCommandMemory(open).put(record)
    const next = createCommandMemory(open)
    expect(await next.get('c-1')).toEqual(record)
    expect(await next.get('c-2')).toBeNull()
    await next.put({ ...record, state: 'told' })
    expect(await next.list()).toEqual([{ ...record, state: 'told' }])
    await next.remove('c-1')
    expect(await next.list()).toEqual([])
  })

  it('takes the place of the ids an older page had kept, and leaves the outbox alone', async () => {
    const name = `outbox-test-${(databaseCount += 1)}`
    const old = await openDB(name, 1, {
      upgrade(database) {
        database.createObjectStore('outbox', { keyPath: 'attemptKey' }).createIndex('uid', 'uid')
        database.createObjectStore('seen_commands', { keyPath: 'id' }).createIndex('at', 'at')
      },
    })
    await old.put('outbox', { ...RESULT, uid: 'a' })
    await old.put('seen_commands', { id: 'c-0', at: 1 })
    old.close()
    const open = () => openPublishingDatabase(name)
    expect(await createOutboxPort(open, 'a').list()).toEqual([RESULT])
    expect(await createCommandMemory(open).list()).toEqual([])
    expect([...(await open()).objectStoreNames]).toEqual(['commands', 'outbox'])
  })
})
