import { describe, expect, it, vi } from 'vitest'
import { createAccountLocks } from './account-lock.ts'

/** Fake locks of one browser: one holder per name, waiters in order. */
function fakeLocks() {
  const held = new Set<string>()
  const waiters: (() => void)[] = []
  async function run(name: string, work: (lock: Lock | null) => unknown) {
    held.add(name)
    try {
      return await work({ name, mode: 'exclusive' })
    } finally {
      held.delete(name)
      waiters.shift()?.()
    }
  }
  const request = async (
    name: string,
    options: LockOptions,
    work: (lock: Lock | null) => unknown,
  ) => {
    if (!held.has(name)) return run(name, work)
    if (options.ifAvailable) return work(null)
    await new Promise<void>((resolve) => waiters.push(resolve))
    return run(name, work)
  }
  return { request: request as LockManager['request'] }
}

function tabs(locks: Pick<LockManager, 'request'> | undefined) {
  const kept = new Map<string, string>()
  const notes = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const tab = (tabId: string) => createAccountLocks({ locks, notes, tabId, now: () => 5_000 })
  return { tab, kept }
}

describe('one account in two tabs', () => {
  it('runs in one, and the other is told since when', async () => {
    const { tab } = tabs(fakeLocks())
    const first = await tab('one').take('88213')
    expect(first.tag).toBe('held')
    expect(await tab('two').take('88213')).toEqual({
      tag: 'taken',
      holder: { tabId: 'one', sinceAt: 5_000 },
    })
    expect((await tab('two').take('88214')).tag).toBe('held')
  })

  it('is free for the other once the first lets go', async () => {
    const { tab } = tabs(fakeLocks())
    const first = await tab('one').take('88213')
    const onFree = vi.fn()
    tab('two').whenFree('88213', onFree)
    expect(onFree).not.toHaveBeenCalled()
    if (first.tag === 'held') first.release()
    await vi.waitFor(() => expect(onFree).toHaveBeenCalledOnce())
    expect((await tab('two').take('88213')).tag).toBe('held')
  })

  it('says who runs as far as it knows when the note is broken', async () => {
    const { tab, kept } = tabs(fakeLocks())
    await tab('one').take('88213')
    kept.set('omc.publishing.holder.88213', '{"tabId":4')
    expect(await tab('two').take('88213')).toEqual({ tag: 'taken', holder: null })
  })

  it('leaves it to the server where the browser has no locks', async () => {
    const { tab } = tabs(undefined)
    expect((await tab('one').take('88213')).tag).toBe('held')
  })
})
