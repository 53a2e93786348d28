import { behaviour } from '@omc/behaviours/vitest'
import { memoryStore, VirtualClock } from '@omc/core/testing'
import { describe, expect, it, vi } from 'vitest'
import {
  CHUNK_LOAD_TIMEOUT_MS,
  ChunkFailure,
  isChunkFailure,
  toChunkFailure,
} from './chunk-failure.ts'
import { loadChunk, reloadOnce } from './load-chunk.ts'

function page({ isHeld = false, isOnline = true } = {}) {
  const clock = new VirtualClock(1_000_000)
  const store = memoryStore()
  const reload = vi.fn()
  return {
    clock,
    store,
    reload,
    ports: { clock, store: () => store, reload, isHeld: () => isHeld, isOnline: () => isOnline },
  }
}
const gone = () =>
  Promise.reject(
    new TypeError('Failed to fetch dynamically imported module: https://x/a/list-9f.js?v=1'),
  )

describe('a failure of a part', () => {
  it('is known in the words of each browser', () => {
    const words = [
      'Failed to fetch dynamically imported module: x',
      'error loading dynamically imported module: x',
      'Importing a module script failed.',
      'Unable to preload CSS for /assets/a.css',
    ]
    for (const message of words) expect(isChunkFailure(new TypeError(message))).toBe(true)
    for (const other of [
      new TypeError('x is undefined'),
      'Importing a module script failed.',
      null,
    ])
      expect(isChunkFailure(other)).toBe(false)
  })

  it('names the part, the reason and the URL', async () => {
    const failure = toChunkFailure(await gone().catch((error: unknown) => error))
    behaviour('E-016', () =>
      expect(failure?.message).toBe(
        'Loading chunk list-9f.js failed (missing: https://x/a/list-9f.js?v=1)',
      ),
    )
    expect(failure?.code).toBeNull()
    expect(toChunkFailure(new Error('other'))).toBeNull()
  })

  it('of a style has a code of its own', () => {
    const failure = toChunkFailure(new Error('Unable to preload CSS for /assets/a.css'))
    behaviour('E-017', () => {
      expect(failure?.code).toBe('CSS_CHUNK_LOAD_FAILED')
      expect(failure?.message).toContain('Loading chunk a.css failed')
    })
  })
})

it('gives up on a part after 120000 ms, and does not reload for it', async () => {
  const { clock, reload, ports } = page()
  const failed = vi.fn()
  loadChunk(() => new Promise(() => undefined), 'list', ports).catch(failed)
  await behaviour('B-157', async () => {
    await clock.advance(119_999)
    expect(failed).not.toHaveBeenCalled()
    await clock.advance(1)
    expect(failed.mock.calls[0]?.[0]).toBeInstanceOf(ChunkFailure)
    expect(String(failed.mock.calls[0]?.[0])).toContain('Loading chunk list failed (timeout')
  })
  expect([CHUNK_LOAD_TIMEOUT_MS, reload.mock.calls.length]).toEqual([120_000, 0])
})

it('leaves no timer behind a part that arrived', async () => {
  const { clock, ports } = page()
  expect(await loadChunk(async () => 7, 'list', ports)).toBe(7)
  await clock.settle()
  expect(clock.pendingCount).toBe(0)
})

describe('a part that is gone', () => {
  it('loads the page again and shows no error meanwhile', async () => {
    const { clock, reload, ports } = page()
    const settled = vi.fn()
    loadChunk(gone, 'list', ports).then(settled, settled)
    await clock.settle()
    expect(reload).toHaveBeenCalledTimes(1)
    expect(settled).not.toHaveBeenCalled()
  })

  it('fails the second time within 30 s instead of going in circles', async () => {
    const { reload, ports } = page()
    void loadChunk(gone, 'list', ports)
    await ports.clock.settle()
    await expect(loadChunk(gone, 'list', ports)).rejects.toThrow('dynamically imported')
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('is not asked for by a reload without a network: the page itself could not be loaded', async () => {
    const { reload, ports } = page({ isOnline: false })
    await expect(loadChunk(gone, 'list', ports)).rejects.toThrow('dynamically imported')
    expect(reload).not.toHaveBeenCalled()
  })

  it('passes other errors on', async () => {
    const { reload, ports } = page()
    const broken = () => Promise.reject(new Error('x is undefined'))
    await expect(loadChunk(broken, 'list', ports)).rejects.toThrow('x is undefined')
    expect(reload).not.toHaveBeenCalled()
  })
})

describe('the reload', () => {
  it('happens once in 30 s', () => {
    const { clock, reload, ports } = page()
    const tries: boolean[] = []
    for (const wait of [0, 29_999, 1]) {
      clock.jump(wait)
      tries.push(reloadOnce(ports))
    }
    expect(tries).toEqual([true, false, true])
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('never happens while work is open, nor without a note of the last one', () => {
    expect(reloadOnce(page({ isHeld: true }).ports)).toBe(false)
    const blocked = page()
    blocked.store.block()
    expect(reloadOnce(blocked.ports)).toBe(false)
    expect(blocked.reload).not.toHaveBeenCalled()
  })

  it('is possible again after the clock was set back', () => {
    const { clock, ports } = page()
    reloadOnce(ports)
    clock.jump(-600_000)
    expect(reloadOnce(ports)).toBe(true)
  })
})
