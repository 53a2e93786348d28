import { describe, expect, it, vi } from 'vitest'
import { ApiError, type ApiErrorItem } from '../errors/api-error.ts'
import { channelHub, fifoLocks } from '../testing/fake-tabs.ts'
import { createTestClock, settlePromises } from '../testing/test-clock.ts'
import { createSession, type SessionOptions } from './create-session.ts'
import { memoryStorage } from './memory-storage.ts'
import type { Refresh } from './renew-token.ts'
import type { SessionMessage } from './session-message.ts'
import type { SessionChannel } from './session-ports.ts'
import { SESSION_TIMING } from './session-timing.ts'

const SAID: ApiErrorItem = {
  status: null,
  code: 'signed_out',
  title: null,
  detail: null,
  pointer: null,
  parameter: null,
  meta: {},
}
const refused = (status: number, errors: readonly ApiErrorItem[] = [SAID]) =>
  new ApiError({
    kind: 'http',
    status,
    errors,
    operation: 'auth.refresh_token',
    message: String(status),
  })
const offline = () =>
  new ApiError({ kind: 'network', operation: 'auth.refresh_token', message: 'offline' })

function tab(options: Partial<SessionOptions> & { token?: string } = {}) {
  const clock = options.clock ?? createTestClock()
  const onSignedOut = vi.fn<NonNullable<SessionOptions['onSignedOut']>>()
  const onForbidden = vi.fn<() => void>()
  const onSignedIn = vi.fn<() => void>()
  const refresh = vi.fn<Refresh>(async () => 'new')
  const storage = memoryStorage(
    options.token === undefined ? {} : { Authorization: options.token, 'Authorization.at': '1' },
  )
  const { token: _token, ...given } = options
  const session = createSession({
    storage,
    clock,
    random: () => 0,
    refresh,
    onSignedOut,
    onForbidden,
    onSignedIn,
    ...given,
  })
  return { session, clock, storage, refresh, onSignedOut, onForbidden, onSignedIn }
}

/** A channel whose other end the test holds. */
function wire(onPost: (message: SessionMessage) => void = () => {}) {
  let receive: (message: unknown) => void = () => {}
  const channel: SessionChannel = {
    post: onPost,
    listen(run) {
      receive = run
      return () => {}
    },
  }
  return { channel, receive: (message: unknown) => receive(message) }
}

/** Two or more tabs of one origin on one clock. */
function tabs(count: number, options: Partial<SessionOptions> & { token?: string } = {}) {
  const clock = createTestClock()
  const hub = channelHub()
  const locks = fifoLocks()
  const made = Array.from({ length: count }, () =>
    tab({ clock, locks, channel: hub.join(), ...options }),
  )
  return { clock, hub, locks, made }
}

describe('renewal', () => {
  it('refreshes once for everybody who waits and keeps the token under Authorization', async () => {
    const { session, refresh, storage } = tab({ token: 'old' })
    const renewals = await Promise.all(Array.from({ length: 100 }, () => session.renew('old')))
    expect(renewals.every((renewal) => renewal.tag === 'renewed')).toBe(true)
    expect(refresh).toHaveBeenCalledTimes(1)
    expect(storage.getItem('Authorization')).toBe('new')
  })

  it('does not refresh for a call that used an older token', async () => {
    const { session, refresh } = tab({ token: 'new' })
    expect(await session.renew('old')).toEqual({ tag: 'renewed' })
    expect(refresh).not.toHaveBeenCalled()
  })

  it.each([
    ['401', refused(401)],
    ['401 of a page without a word', refused(401, [])],
    ['400', refused(400)],
    ['402', refused(402)],
    ['403', refused(403)],
    ['an error of the program’s own with a status', Object.assign(new Error('x'), { status: 401 })],
  ])('ends the session once when the refresh answers %s', async (_name, failure) => {
    const refresh = async () => Promise.reject(failure)
    const { session, onSignedOut, storage } = tab({ token: 'old', refresh })
    const renewals = await Promise.all([session.renew('old'), session.renew('old')])
    expect(renewals).toEqual([{ tag: 'ended' }, { tag: 'ended' }])
    expect(onSignedOut.mock.calls).toEqual([['expired']])
    expect(storage.getItem('Authorization')).toBeNull()
  })

  it.each([
    ['500', refused(500)],
    ['502', refused(502)],
    ['429', refused(429)],
    ['404', refused(404)],
    ['403 of a proxy’s own page', refused(403, [])],
    ['offline', offline()],
  ])('keeps the session when the refresh fails with %s', async (_name, failure) => {
    const clock = createTestClock()
    const refresh = vi.fn<Refresh>(async () => Promise.reject(failure))
    const { session, onSignedOut } = tab({ token: 'old', refresh, clock })
    const leaving = new AbortController()
    const waiting = session.renew('old', { signal: leaving.signal })
    await clock.advance(1500)
    expect(refresh).toHaveBeenCalledTimes(3)
    leaving.abort()
    expect(await waiting).toEqual({ tag: 'unavailable', cause: failure })
    expect(onSignedOut).not.toHaveBeenCalled()
    expect(session.token()).toBe('old')
  })

  it('asks again with growing pauses as long as somebody waits, and recovers', async () => {
    const clock = createTestClock()
    const startAt = clock.now()
    const askedAt: number[] = []
    let isUp = false
    const refresh = vi.fn<Refresh>(async () => {
      askedAt.push(clock.now() - startAt)
      return isUp ? 'new' : Promise.reject(offline())
    })
    const { session } = tab({ token: 'old', refresh, clock })
    const waiting = session.renew('old')
    await clock.advance(1500)
    const late = session.renew('old')
    await clock.advance(60_000)
    expect(askedAt).toEqual([0, 500, 1500, 3500, 7500, 15_500, 31_500, 61_500])
    isUp = true
    await clock.advance(SESSION_TIMING.maxBackoffMs)
    expect(await Promise.all([waiting, late])).toEqual([{ tag: 'renewed' }, { tag: 'renewed' }])
    expect(askedAt.at(-1)).toBe(91_500)
  })

  it('stops asking when nobody waits any more, and keeps the pause for who comes next', async () => {
    const clock = createTestClock()
    const refresh = vi.fn<Refresh>(async () => Promise.reject(offline()))
    const { session } = tab({ token: 'old', refresh, clock })
    const leaving = new AbortController()
    const first = session.renew('old', { signal: leaving.signal })
    await clock.advance(100)
    leaving.abort()
    expect((await first).tag).toBe('unavailable')
    await clock.advance(100)
    expect(clock.pendingCount()).toBe(0)
    void session.renew('old')
    await clock.advance(299)
    expect(refresh).toHaveBeenCalledTimes(1)
    await clock.advance(1)
    expect(refresh).toHaveBeenCalledTimes(2)
  })

  it('asks at once when the network is back', async () => {
    const clock = createTestClock()
    let tell = () => {}
    const online = (run: () => void) => {
      tell = run
      return () => {}
    }
    let isUp = false
    const refresh = async () => (isUp ? 'new' : Promise.reject(offline()))
    const { session } = tab({ token: 'old', refresh, clock, online })
    const waiting = session.renew('old')
    await clock.advance(40_000)
    isUp = true
    tell()
    expect(await waiting).toEqual({ tag: 'renewed' })
  })

  it('never pauses for more than half a minute', async () => {
    const clock = createTestClock()
    const refresh = vi.fn<Refresh>(async () => Promise.reject(offline()))
    const { session } = tab({ token: 'old', refresh, clock, random: () => 0.999 })
    void session.renew('old')
    await clock.advance(120_000)
    for (let turn = 1; turn <= 5; turn += 1) {
      const before = refresh.mock.calls.length
      await clock.advance(SESSION_TIMING.maxBackoffMs)
      expect(refresh.mock.calls.length).toBe(before + 1)
    }
  })

  it('gives up a refresh that hangs and asks again within the grace of the server', async () => {
    const clock = createTestClock()
    const aborted = vi.fn<() => void>()
    const refresh = vi.fn<Refresh>(async (signal) => {
      signal.addEventListener('abort', aborted)
      return new Promise<string>(() => {})
    })
    const { session, onSignedOut } = tab({ token: 'old', refresh, clock })
    const leaving = new AbortController()
    const waiting = session.renew('old', { signal: leaving.signal })
    await clock.advance(SESSION_TIMING.timeoutMs)
    expect(aborted).toHaveBeenCalledTimes(1)
    await clock.advance(19_999 - SESSION_TIMING.timeoutMs)
    expect(refresh.mock.calls.length).toBeGreaterThanOrEqual(2)
    leaving.abort()
    expect(await waiting).toMatchObject({ tag: 'unavailable', cause: { kind: 'timeout' } })
    expect(onSignedOut).not.toHaveBeenCalled()
    await clock.advance(SESSION_TIMING.timeoutMs)
    expect(clock.pendingCount()).toBe(0)
  })

  it('lets waiting callers go in the order of their turns, no matter who came first', async () => {
    const { session } = tab({ token: 'old' })
    const gone: number[] = []
    const turns = [3, 1, 4, 2]
    await Promise.all(
      turns.map(async (turn) => {
        // One comes while the renewal is under way, the others ask for it.
        await (turn === 4 ? session.settled({ turn }) : session.renew('old', { turn }))
        gone.push(turn)
      }),
    )
    expect(gone).toEqual([1, 2, 3, 4])
  })

  it('says at once that a session without a refresh cannot be renewed', async () => {
    const session = createSession({ storage: memoryStorage({ Authorization: 'old' }) })
    expect(await session.renew('old')).toMatchObject({ tag: 'unavailable' })
    expect(await createSession().start()).toBe('unavailable')
  })

  it('goes on alone when another tab holds the lock for ever', async () => {
    const { clock, made, locks } = tabs(1, { token: 'old' })
    void locks.run('omc-session', new AbortController().signal, async () => new Promise(() => {}))
    const waiting = made[0]!.session.renew('old')
    await clock.advance(SESSION_TIMING.lockMs + SESSION_TIMING.askMs)
    expect(await waiting).toEqual({ tag: 'renewed' })
  })

  it('takes an empty token for a failure, not for a session', async () => {
    const { session } = tab({ token: 'old', refresh: async () => '' })
    const leaving = new AbortController()
    const waiting = session.renew('old', { signal: leaving.signal })
    await settlePromises()
    leaving.abort()
    expect(await waiting).toMatchObject({ tag: 'unavailable', cause: { kind: 'invalid-response' } })
    expect(session.token()).toBe('old')
  })

  it('settles everybody when the browser refuses its storage', async () => {
    const storage = memoryStorage({ Authorization: 'old' })
    const full = { ...storage, setItem: () => expect.unreachable() }
    const { session } = tab({ storage: full })
    expect((await session.renew('old')).tag).toBe('unavailable')
  })
})

describe('bind', () => {
  it('gives a session the refresh of the SDK that is made with it', async () => {
    const session = createSession({ storage: memoryStorage({ Authorization: 'old' }) })
    session.bind({ refresh: async () => 'new' })
    expect(await session.renew('old')).toEqual({ tag: 'renewed' })
    expect(session.token()).toBe('new')
  })

  it('keeps the refresh that was there before', async () => {
    const { session, refresh } = tab({ token: 'old' })
    session.bind({ refresh: async () => 'other' })
    await session.renew('old')
    expect(refresh).toHaveBeenCalledTimes(1)
    expect(session.token()).toBe('new')
  })
})

describe('several tabs', () => {
  it('loses no session in 200 simultaneous expiries of 5 tabs and refreshes once each time', async () => {
    let serial = 0
    const refresh = vi.fn<Refresh>(async () => {
      await settlePromises()
      return `token-${(serial += 1)}`
    })
    const { clock, made } = tabs(5, { token: 'token-0', refresh })
    for (let expiry = 0; expiry < 200; expiry += 1) {
      const stale = made[0]!.session.token()
      const waiting = Promise.all(made.map(({ session }) => session.renew(stale)))
      await clock.advance(SESSION_TIMING.askMs)
      await clock.advance(SESSION_TIMING.askMs)
      expect(new Set((await waiting).map((renewal) => renewal.tag))).toEqual(new Set(['renewed']))
      await settlePromises()
      expect(new Set(made.map(({ session }) => session.token())).size).toBe(1)
    }
    expect(refresh).toHaveBeenCalledTimes(200)
    for (const { onSignedOut } of made) expect(onSignedOut).not.toHaveBeenCalled()
  })

  it('loses no session without locks, where the server knows one successor only', async () => {
    // Of several refreshes at once the server honours the first; the others come too late.
    let current = 0
    let presented = 0
    const refresh = async () => {
      const mine = (presented += 1)
      await settlePromises()
      if (mine > 1) throw refused(401)
      return `token-${(current += 1)}`
    }
    const clock = createTestClock()
    const hub = channelHub()
    const made = Array.from({ length: 5 }, () =>
      tab({ clock, channel: hub.join(), token: 'token-0', refresh }),
    )
    for (let expiry = 0; expiry < 50; expiry += 1) {
      presented = 0
      const stale = made[0]!.session.token()
      const waiting = Promise.all(made.map(({ session }) => session.renew(stale)))
      for (let turn = 0; turn < 3; turn += 1) await clock.advance(SESSION_TIMING.askMs)
      expect((await waiting).every((renewal) => renewal.tag === 'renewed')).toBe(true)
      await settlePromises()
    }
    for (const { onSignedOut } of made) expect(onSignedOut).not.toHaveBeenCalled()
  })

  it('never takes an older token from a tab that slept', async () => {
    const { clock, made, hub } = tabs(1, { token: 'old' })
    const sleeper = hub.join()
    sleeper.listen(() => {})
    const [only] = made
    only!.session.signIn('newest')
    await settlePromises()
    sleeper.post({ kind: 'token', token: 'ancient', at: 5, opened: true })
    await clock.advance(0)
    expect(only!.session.token()).toBe('newest')
  })

  it('signs out every tab when one signs out, once each', async () => {
    const { made } = tabs(3, { token: 'old' })
    made[0]!.session.signOut()
    made[0]!.session.signOut()
    await settlePromises()
    expect(made.map(({ session }) => session.token())).toEqual([null, null, null])
    expect(made.map(({ onSignedOut }) => onSignedOut.mock.calls)).toEqual([
      [['user']],
      [['sibling']],
      [['sibling']],
    ])
  })

  it('is not brought back to life by a renewal that crossed the sign-out', async () => {
    let finish = (_token: string) => {}
    const refresh = async () =>
      new Promise<string>((resolve) => {
        finish = resolve
      })
    const { clock, made } = tabs(2, { token: 'old', refresh })
    const waiting = made[0]!.session.renew('old')
    await clock.advance(SESSION_TIMING.askMs)
    made[1]!.session.signOut()
    await settlePromises()
    finish('too-late')
    await clock.advance(SESSION_TIMING.askMs)
    expect(await waiting).toEqual({ tag: 'ended' })
    expect(made.map(({ session }) => session.token())).toEqual([null, null])
    expect(made[0]!.onSignedOut.mock.calls).toEqual([['sibling']])
  })

  it('is not brought back to life by a token that came in the moment of signing out', async () => {
    let finish = (_token: string) => {}
    const refresh = async () =>
      new Promise<string>((resolve) => {
        finish = resolve
      })
    const { session } = tab({ token: 'old', refresh })
    const waiting = session.renew('old')
    await settlePromises()
    finish('too-late')
    session.signOut()
    expect(await waiting).toEqual({ tag: 'ended' })
    expect(session.token()).toBeNull()
  })

  it('takes no renewed token and no earlier sign-in from a sibling once it is signed out', () => {
    const { channel, receive } = wire()
    const { session, clock } = tab({ token: 'old', channel })
    session.signOut()
    receive({ kind: 'token', token: 'renewed', at: clock.now() + 5, opened: false })
    receive({ kind: 'token', token: 'earlier', at: clock.now() - 5, opened: true })
    expect(session.token()).toBeNull()
    receive({ kind: 'token', token: 'later', at: clock.now() + 5, opened: true })
    expect(session.token()).toBe('later')
  })

  it('asks the siblings once more before it believes a refusal', async () => {
    let askCount = 0
    const { channel, receive } = wire(({ kind }) => {
      if (kind !== 'ask' || (askCount += 1) < 2) return
      receive({ kind: 'token', token: 'theirs', at: 9, opened: false })
    })
    const clock = createTestClock()
    const refresh = async () => Promise.reject(refused(401))
    const { session, onSignedOut } = tab({ token: 'old', channel, clock, refresh })
    const waiting = session.renew('old')
    await clock.advance(SESSION_TIMING.askMs)
    expect(await waiting).toEqual({ tag: 'renewed' })
    expect(onSignedOut).not.toHaveBeenCalled()
  })

  it('follows a sign-in of another tab, in the same millisecond too', async () => {
    const { made } = tabs(2, { token: 'old' })
    made[0]!.session.signOut()
    made[0]!.session.signIn('fresh')
    await settlePromises()
    expect(made[1]!.session.token()).toBe('fresh')
    expect(made[1]!.onSignedIn).toHaveBeenCalledTimes(1)
  })

  it('ignores foreign messages', async () => {
    const { channel, receive } = wire()
    const { session } = tab({ token: 'old', channel })
    for (const foreign of [null, 5, {}, { kind: 'token' }, { kind: 'token', token: 1, at: 9 }]) {
      receive(foreign)
    }
    receive({ kind: 'signed-out', at: 'now' })
    expect(session.token()).toBe('old')
  })
})

describe('a new tab', () => {
  it('takes the token of a sibling and does not refresh', async () => {
    const { clock, hub, locks, made } = tabs(1, { token: 'shared' })
    const fresh = tab({ clock, locks, channel: hub.join() })
    const started = fresh.session.start()
    await clock.advance(SESSION_TIMING.askMs)
    expect(await started).toBe('signed-in')
    expect(fresh.session.token()).toBe('shared')
    expect(fresh.refresh).not.toHaveBeenCalled()
    expect(made[0]!.refresh).not.toHaveBeenCalled()
  })

  it('tries one refresh when it is alone', async () => {
    const { clock, made } = tabs(1)
    const started = made[0]!.session.start()
    await clock.advance(SESSION_TIMING.askMs)
    expect(await started).toBe('signed-in')
    expect(made[0]!.refresh).toHaveBeenCalledTimes(1)
  })

  it('is signed out without a word when the refresh is refused, and not when it fails', async () => {
    const out = tab({ refresh: async () => Promise.reject(refused(401)) })
    expect(await out.session.start()).toBe('signed-out')
    expect(out.onSignedOut).not.toHaveBeenCalled()
    const lost = tab({ refresh: async () => Promise.reject(refused(503)) })
    expect(await lost.session.start()).toBe('unavailable')
  })
})

describe('answers of the server', () => {
  it('ends the session once on 401 to the present token, and not on one to an older token', () => {
    const { session, onSignedOut } = tab({ token: 'present' })
    session.rejected('older')
    expect(onSignedOut).not.toHaveBeenCalled()
    session.rejected('present')
    session.rejected('present')
    expect(onSignedOut.mock.calls).toEqual([['rejected']])
  })

  it('leaves a sibling with a newer token alone when an old token is rejected', async () => {
    const { clock, hub, made } = tabs(1, { token: 'newer' })
    made[0]!.storage.setItem('Authorization.at', '9')
    const slept = tab({ clock, channel: hub.join(), token: 'older' })
    slept.session.rejected('older')
    await settlePromises()
    expect(made[0]!.session.token()).toBe('newer')
    expect(slept.session.token()).toBeNull()
  })

  it('reports 403', () => {
    const { session, onForbidden } = tab({ token: 'present' })
    session.forbidden()
    expect(onForbidden).toHaveBeenCalledTimes(1)
  })
})
