import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { createOutboxPort, createSeenCommands, openPublishingDatabase } from './outbox-port.ts'

const RESULT = {
  attemptKey: 'key-1',
  attemptId: '1',
  outcome: 'published',
  feedId: '991',
  code: null,
  message: null,
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

  it('replaces by attempt key and forgets what is through', async () => {
    const outbox = createOutboxPort(fresh(), 'a')
    await outbox.put(RESULT)
    await outbox.put({ ...RESULT, refusedCode: 'gone' })
    expect(await outbox.list()).toEqual([{ ...RESULT, refusedCode: 'gone' }])
    await outbox.remove('key-1')
    expect(await outbox.list()).toEqual([])
  })

  it('opens anew when the browser closed it in the middle', async () => {
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

describe('seen commands', () => {
  it('survive the page, and are let go when no command can be that old', async () => {
    const open = fresh()
    let at = 1_000_000
    await createSeenCommands(open, () => at).add('c-1')
    expect(await createSeenCommands(open, () => at).has('c-1')).toBe(true)
    expect(await createSeenCommands(open, () => at).has('c-2')).toBe(false)
    at += 4 * 86_400_000
    await createSeenCommands(open, () => at).add('c-2')
    expect(await createSeenCommands(open, () => at).has('c-1')).toBe(false)
  })
})
