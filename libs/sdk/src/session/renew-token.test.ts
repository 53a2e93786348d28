import { getEventListeners } from 'node:events'
import { describe, expect, it } from 'vitest'
import { createTestClock, settlePromises } from '../testing/test-clock.ts'
import { requestToken, type Refresh } from './renew-token.ts'

const TIMEOUT_MS = 8000

function ask(refresh: Refresh) {
  const clock = createTestClock()
  const life = new AbortController()
  const outcome = requestToken(refresh, TIMEOUT_MS, { clock, signal: life.signal })
  return { clock, life, outcome }
}
const failing = (fault: unknown) => ask(async () => Promise.reject(fault)).outcome
const said = [{ code: 'signed_out' }]

describe('a refresh', () => {
  it('gives a token, and leaves no timer and no listener behind', async () => {
    const { clock, life, outcome } = ask(async () => 'new')
    expect(await outcome).toEqual({ tag: 'token', token: 'new' })
    expect(clock.pendingCount()).toBe(0)
    expect(getEventListeners(life.signal, 'abort')).toEqual([])
  })

  it.each([
    [{ status: 401 }, true],
    [{ status: 401, errors: [] }, true],
    [{ status: 400, errors: said }, true],
    [{ status: 402, errors: said }, true],
    [{ status: 403, errors: said }, true],
    [{ status: 403, errors: [] }, false],
    [{ status: 403, errors: 'no' }, false],
    [{ status: 403 }, false],
    [{ status: 500, errors: said }, false],
    [{ status: '401', errors: said }, false],
    ['401', false],
    [null, false],
  ])('that fails with %j is a refusal: %s', async (error, isRefusal) => {
    const { tag } = await failing(error)
    expect(tag).toBe(isRefusal ? 'refused' : 'unavailable')
  })

  it.each(['', undefined, 5])('that answers %j has no token', async (answer) => {
    // as: what a program without types may give.
    const { outcome } = ask(async () => answer as string)
    expect(await outcome).toMatchObject({
      tag: 'unavailable',
      cause: { kind: 'invalid-response', operation: 'auth.refresh_token' },
    })
  })

  it('that hangs is stopped when its time is over, and not before', async () => {
    let stopped: AbortSignal | undefined
    const { clock, outcome } = ask(async (signal) => {
      stopped = signal
      return new Promise<string>(() => {})
    })
    await clock.advance(TIMEOUT_MS - 1)
    expect(stopped?.aborted).toBe(false)
    await clock.advance(1)
    expect(await outcome).toMatchObject({ tag: 'unavailable', cause: { kind: 'timeout' } })
    expect(stopped?.aborted).toBe(true)
  })

  it('is stopped with its session', async () => {
    let stopped: AbortSignal | undefined
    const { clock, life, outcome } = ask(async (signal) => {
      stopped = signal
      return new Promise<string>(() => {})
    })
    await settlePromises()
    life.abort()
    expect(await outcome).toMatchObject({ tag: 'unavailable', cause: { kind: 'aborted' } })
    expect(stopped?.aborted).toBe(true)
    expect(clock.pendingCount()).toBe(0)
  })
})
