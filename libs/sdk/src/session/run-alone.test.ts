import { getEventListeners } from 'node:events'
import { describe, expect, it, vi } from 'vitest'
import { createTestClock, settlePromises } from '../testing/test-clock.ts'
import { runAlone } from './run-alone.ts'
import type { SessionLocks } from './session-ports.ts'

const LOCK_MS = 20_000
const done = async () => 'done'

/** Another tab holds the lock for ever. */
const held: SessionLocks = {
  run: (_name, signal) =>
    new Promise((_resolve, reject) => {
      const refuse = () => reject(new DOMException('gave up', 'AbortError'))
      if (signal.aborted) refuse()
      signal.addEventListener('abort', refuse)
    }),
}
/** Nobody else is there. */
const free: SessionLocks = { run: (_name, _signal, task) => task() }

function run(locks: SessionLocks | undefined, task: () => Promise<string> = done) {
  const clock = createTestClock()
  const life = new AbortController()
  const asked = vi.fn<() => Promise<string>>(task)
  const ended = runAlone(locks, asked, { clock, lockMs: LOCK_MS, signal: life.signal })
  return { clock, life, asked, ended }
}

describe('a task', () => {
  it.each([
    ['without locks', undefined],
    ['with the lock', free],
  ])('runs at once %s, and leaves no timer and no listener behind', async (_, locks) => {
    const { clock, life, ended } = run(locks)
    expect(clock.pendingCount()).toBe(0)
    expect(getEventListeners(life.signal, 'abort')).toEqual([])
    expect(await ended).toBe('done')
  })

  it('runs all the same when the lock is not to be had in time', async () => {
    const { clock, life, asked, ended } = run(held)
    await clock.advance(LOCK_MS - 1)
    expect(asked).not.toHaveBeenCalled()
    await clock.advance(1)
    expect(await ended).toBe('done')
    expect(getEventListeners(life.signal, 'abort')).toEqual([])
  })

  it('runs at once when the session ends while it waits, or had ended before', async () => {
    const { clock, life, asked, ended } = run(held)
    await settlePromises()
    life.abort()
    expect(await ended).toBe('done')
    expect(asked).toHaveBeenCalledTimes(1)
    expect(clock.pendingCount()).toBe(0)
    const signal = AbortSignal.abort()
    const late = createTestClock()
    expect(await runAlone(held, done, { clock: late, lockMs: LOCK_MS, signal })).toBe('done')
    expect(late.pendingCount()).toBe(0)
  })

  it('that fails with the lock is not run a second time', async () => {
    const { asked, ended } = run(free, async () => {
      throw new RangeError('of the task')
    })
    await expect(ended).rejects.toThrow('of the task')
    expect(asked).toHaveBeenCalledTimes(1)
  })
})
