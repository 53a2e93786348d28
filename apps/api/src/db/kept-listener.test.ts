import { VirtualClock } from '@omc/core/testing'
import { describe, expect, it } from 'vitest'
import { LISTENER_TIMES, createKeptListener, type ListenConnection } from './kept-listener.ts'

interface Deferred {
  promise: Promise<void>
  resolve: () => void
  reject: (why: Error) => void
}

function defer(): Deferred {
  let [resolve, reject]: [() => void, (why: Error) => void] = [() => undefined, () => undefined]
  const promise = new Promise<void>((yes, no) => ([resolve, reject] = [yes, no]))
  return { promise, resolve, reject }
}

interface FakeConnection extends ListenConnection {
  lost: (why: Error) => void
  hear: (payload: string) => void
  opened: Deferred
  probed: Deferred
  isAlive: boolean
}

function setUp() {
  const clock = new VirtualClock()
  const made: FakeConnection[] = []
  const errors: string[] = []
  const told: string[] = []
  const listener = createKeptListener({
    clock,
    random: () => 1,
    onError: ({ message }) => errors.push(message),
    onPayload: (payload) => told.push(payload),
    onGap: () => told.push('gap'),
    make: ({ onPayload, onLost }) => {
      const connection: FakeConnection = {
        lost: onLost,
        hear: onPayload,
        opened: defer(),
        probed: defer(),
        isAlive: true,
        open: () => connection.opened.promise,
        probe: () => connection.probed.promise,
        destroy: () => (connection.isAlive = false),
      }
      made.push(connection)
      return connection
    },
  })
  const last = () => made.at(-1)!
  return {
    clock,
    made,
    errors,
    listener,
    last,
    told,
    gaps: () => told.filter((what) => what === 'gap').length,
    alive: () => made.filter(({ isAlive }) => isAlive).length,
    async listening() {
      const started = listener.start()
      last().opened.resolve()
      await started
    },
    /** As `pg` does it: the connection ends, and so does the attempt. */
    async refuse() {
      const connection = last()
      connection.lost(new Error('ended'))
      connection.opened.reject(new Error('refused'))
      connection.lost(new Error('ended once more'))
      await clock.settle()
    },
  }
}

describe('a kept listener', () => {
  it('has one connection and one timer through an outage, whatever the connections say', async () => {
    const t = setUp()
    await t.listening()
    t.last().lost(new Error('killed'))
    for (let round = 0; round < 60; round += 1) {
      expect(t.clock.pendingCount).toBe(1)
      await t.clock.advance(LISTENER_TIMES.longestWaitMs)
      expect(t.alive()).toBe(1)
      await t.refuse()
    }
    expect(t.made).toHaveLength(61)
    expect(t.errors).toHaveLength(61)
    await t.clock.advance(LISTENER_TIMES.longestWaitMs)
    t.last().opened.resolve()
    await t.clock.settle()
    expect([t.gaps(), t.alive(), t.clock.pendingCount]).toEqual([1, 1, 1])
  })

  it('waits longer each time up to two seconds, and shortly again after a success', async () => {
    const t = setUp()
    await t.listening()
    t.last().lost(new Error('killed'))
    const waits: number[] = []
    for (let round = 0; round < 6; round += 1) {
      const from = t.clock.now()
      const before = t.made.length
      while (t.made.length === before) await t.clock.advance(50)
      waits.push(t.clock.now() - from)
      await t.refuse()
    }
    expect(waits).toEqual([200, 400, 800, 1_600, 2_000, 2_000])
    await t.clock.advance(2_000)
    t.last().opened.resolve()
    await t.clock.settle()
    t.last().lost(new Error('killed'))
    const before = t.made.length
    await t.clock.advance(200)
    expect(t.made).toHaveLength(before + 1)
  })

  it('tells one gap for each loss, and none for the first connection', async () => {
    const t = setUp()
    await t.listening()
    expect(t.gaps()).toBe(0)
    for (let loss = 1; loss <= 3; loss += 1) {
      t.last().lost(new Error('killed'))
      await t.clock.advance(200)
      expect(t.gaps()).toBe(loss - 1)
      t.last().opened.resolve()
      await t.clock.settle()
      expect(t.gaps()).toBe(loss)
    }
  })

  it('tells a gap before what the new connection heard while it opened', async () => {
    const t = setUp()
    await t.listening()
    t.last().hear('141')
    t.last().lost(new Error('killed'))
    await t.clock.advance(200)
    t.last().opened.resolve()
    // In the packet that confirms LISTEN: before the promise of `opened` resolves.
    t.last().hear('144')
    await t.clock.settle()
    t.last().hear('145')
    expect(t.told).toEqual(['141', 'gap', '144', '145'])
  })

  it('hears nothing of a connection that it has given up, not even what came early', async () => {
    const t = setUp()
    await t.listening()
    t.last().lost(new Error('killed'))
    await t.clock.advance(200)
    const half = t.last()
    half.hear('early')
    half.lost(new Error('killed half way'))
    half.hear('late')
    await t.clock.advance(400)
    t.last().opened.resolve()
    await t.clock.settle()
    expect(t.told).toEqual(['gap'])
  })

  it('gives up a connection that never listens, and one that shows no life any more', async () => {
    const t = setUp()
    await t.listening()
    await t.clock.advance(LISTENER_TIMES.probeMs + LISTENER_TIMES.answerMs)
    expect(t.errors).toEqual(['no sign of life in time'])
    await t.clock.advance(200 + LISTENER_TIMES.answerMs)
    expect(t.errors).toEqual(['no sign of life in time', 'no answer to LISTEN in time'])
    expect(t.alive()).toBe(0)
  })

  it('goes on probing a connection that answers', async () => {
    const t = setUp()
    await t.listening()
    t.last().probed.resolve()
    await t.clock.advance(60_000)
    expect([t.made.length, t.errors.length, t.clock.pendingCount]).toEqual([1, 0, 1])
  })

  it('does not hear a connection that it has given up', async () => {
    const t = setUp()
    await t.listening()
    const first = t.last()
    first.lost(new Error('killed'))
    await t.clock.advance(200)
    first.lost(new Error('late'))
    first.opened.resolve()
    t.last().opened.resolve()
    await t.clock.settle()
    first.lost(new Error('later'))
    expect([t.made.length, t.alive(), t.errors.length]).toEqual([2, 1, 1])
  })

  it('refuses the start when the first connection cannot be made, and tries no more', async () => {
    const t = setUp()
    const started = t.listener.start()
    t.last().opened.reject(new Error('no database'))
    await expect(started).rejects.toThrow('no database')
    t.last().lost(new Error('ended'))
    expect([t.clock.pendingCount, t.alive()]).toEqual([0, 0])
  })

  it.each(['opening', 'listening', 'waiting', 'opening again'])(
    'closes clean while it is %s',
    async (when) => {
      const t = setUp()
      const started = t.listener.start().then(
        () => 'started',
        () => 'refused',
      )
      if (when !== 'opening') {
        t.last().opened.resolve()
        await started
      }
      if (when === 'waiting' || when === 'opening again') t.last().lost(new Error('killed'))
      if (when === 'opening again') await t.clock.advance(200)
      t.listener.close()
      expect(await started).toBe(when === 'opening' ? 'refused' : 'started')
      expect([t.alive(), t.clock.pendingCount]).toEqual([0, 0])
      t.last().opened.resolve()
      await t.clock.advance(60_000)
      expect([t.alive(), t.clock.pendingCount, t.gaps()]).toEqual([0, 0, 0])
      t.listener.close()
    },
  )
})
