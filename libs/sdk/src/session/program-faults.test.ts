import { afterEach, expect, it } from 'vitest'
import { createSdk } from '../client/create-sdk.ts'
import { channelHub, fifoLocks } from '../testing/fake-tabs.ts'
import { createTestClock, settlePromises } from '../testing/test-clock.ts'
import { createSession } from './create-session.ts'
import { memoryStorage } from './memory-storage.ts'
import { SESSION_TIMING } from './session-timing.ts'

const stored = () => memoryStorage({ Authorization: 'old', 'Authorization.at': '1' })
const uncaught: unknown[] = []
const keep = (error: unknown) => void uncaught.push(error)

afterEach(() => {
  process.off('unhandledRejection', keep)
  uncaught.length = 0
})

it('takes a refresh that throws before it asks for one that failed', async () => {
  process.on('unhandledRejection', keep)
  const fault = new RangeError('no client yet')
  const clock = createTestClock()
  const refresh = () => {
    throw fault
  }
  const session = createSession({ storage: stored(), clock, refresh })
  const leaving = new AbortController()
  const waiting = session.renew('old', { signal: leaving.signal })
  await settlePromises()
  leaving.abort()
  await clock.advance(SESSION_TIMING.timeoutMs)
  expect(await waiting).toMatchObject({ tag: 'unavailable', cause: fault })
  expect(uncaught).toEqual([])
})

it.each([401, 403])(
  'tells the caller of %i the same when the program fails on it, and hides the fault from nobody',
  async (status) => {
    process.on('unhandledRejection', keep)
    const fault = new RangeError('no such page')
    const fail = () => {
      throw fault
    }
    const session = createSession({ storage: stored(), onSignedOut: fail, onForbidden: fail })
    const fetch = async () => new Response(null, { status })
    const sdk = createSdk({ baseUrl: '', session, fetch })
    await expect(sdk.carry_contents.list()).rejects.toMatchObject({ kind: 'http', status })
    await new Promise(setImmediate)
    expect(uncaught).toEqual([fault])
  },
)

it.each(['with', 'without'])(
  'keeps the sign-in of another tab when its own refresh comes after it (%s locks)',
  async (has) => {
    let answer = (_token: string) => {}
    const refresh = async () =>
      new Promise<string>((resolve) => {
        answer = resolve
      })
    const clock = createTestClock()
    const hub = channelHub()
    const locks = has === 'with' ? { locks: fifoLocks() } : {}
    const [first, second] = [0, 1].map(() =>
      createSession({ storage: stored(), clock, refresh, channel: hub.join(), ...locks }),
    )
    const waiting = second?.renew('old')
    await clock.advance(SESSION_TIMING.askMs)
    first?.signIn('another person')
    await settlePromises()
    answer('of the former person')
    await clock.advance(SESSION_TIMING.askMs)
    expect(await waiting).toEqual({ tag: 'renewed' })
    expect([first?.token(), second?.token()]).toEqual(['another person', 'another person'])
  },
)
