import { describe, expect, it, vi } from 'vitest'
import { createTestClock, settlePromises } from '../testing/test-clock.ts'
import { createSession, type SessionOptions } from './create-session.ts'
import { memoryStorage } from './memory-storage.ts'
import type { SessionMessage } from './session-message.ts'
import { SESSION_TIMING } from './session-timing.ts'

/** One tab with the token `old` of the instant 50; the test speaks for the other tabs. */
function tab(options: Partial<SessionOptions> = {}) {
  const clock = createTestClock()
  const posted: SessionMessage[] = []
  const ears = new Set<(message: unknown) => void>()
  const onSignedOut = vi.fn<(reason: string) => void>()
  const onSignedIn = vi.fn<() => void>()
  let answer = (_token: string) => {}
  const refresh = vi.fn<() => Promise<string>>(
    async () =>
      new Promise<string>((resolve) => {
        answer = resolve
      }),
  )
  const session = createSession({
    storage: memoryStorage({ Authorization: 'old', 'Authorization.at': '50' }),
    clock,
    refresh,
    random: () => 0.5,
    channel: {
      post: (message) => void posted.push(message),
      listen(receive) {
        ears.add(receive)
        return () => ears.delete(receive)
      },
    },
    onSignedOut,
    onSignedIn,
    ...options,
  })
  const hear = (message: SessionMessage) => {
    for (const ear of ears) ear(message)
  }
  /** Until its request is on its way. */
  const asks = () => clock.advance(SESSION_TIMING.askMs)
  return {
    session,
    clock,
    posted,
    hear,
    asks,
    refresh,
    onSignedOut,
    onSignedIn,
    give: (token: string) => answer(token),
  }
}
const token = (at: number, opened = false): SessionMessage => ({
  kind: 'token',
  token: 'theirs',
  at,
  opened,
})

describe('a tab that is asked', () => {
  it('offers its token, and none when it has none', () => {
    const { session, posted, hear } = tab()
    hear({ kind: 'ask', ticket: 0.1 })
    expect(posted).toEqual([{ kind: 'token', token: 'old', at: 50, opened: false }])
    session.signOut()
    posted.length = 0
    hear({ kind: 'ask' })
    expect(posted).toEqual([])
  })

  it('tells one who stands for election that it goes first, and nobody who has locks', async () => {
    const { session, posted, hear, asks } = tab()
    void session.renew('old')
    await asks()
    posted.length = 0
    hear({ kind: 'ask', ticket: 0.1 })
    expect(posted).toContainEqual({ kind: 'busy', ticket: 0.1 })
    posted.length = 0
    hear({ kind: 'ask' })
    expect(posted.map(({ kind }) => kind)).toEqual(['token'])
  })

  it('asks with a number where there are no locks, and without one where there are', async () => {
    const alone = tab()
    void alone.session.renew('old')
    await settlePromises()
    expect(alone.posted).toEqual([{ kind: 'ask', ticket: 0.5 }])
    const locked = tab({ locks: { run: async (_name, _signal, task) => task() } })
    void locked.session.renew('old')
    await settlePromises()
    expect(locked.posted).toEqual([{ kind: 'ask' }])
  })
})

describe('a tab that waits for a token', () => {
  it('goes on with one that another tab has renewed, and says nothing of a sign-in', async () => {
    const { session, hear, onSignedIn, refresh } = tab()
    const waiting = session.renew('old')
    await settlePromises()
    hear(token(51))
    expect(await waiting).toEqual({ tag: 'renewed' })
    expect(session.token()).toBe('theirs')
    expect(onSignedIn).not.toHaveBeenCalled()
    expect(refresh).not.toHaveBeenCalled()
  })

  it('waits on for one that is newer than its own', async () => {
    const { session, hear, asks, give } = tab()
    const waiting = session.renew('old')
    await settlePromises()
    hear(token(50))
    await asks()
    give('new')
    expect(await waiting).toEqual({ tag: 'renewed' })
    expect(session.token()).toBe('new')
  })

  it('tells the others what it got', async () => {
    const { session, posted, asks, give, clock } = tab()
    void session.renew('old')
    await asks()
    give('new')
    await settlePromises()
    const { opened, ...rest } = posted.at(-1) as { opened: boolean }
    expect([opened, rest]).toEqual([false, { kind: 'token', token: 'new', at: clock.now() }])
  })
})

describe('a tab that another one goes before, without locks', () => {
  const ONE_TRY_MS = SESSION_TIMING.timeoutMs + 2 * SESSION_TIMING.askMs
  const second = async (options: Partial<SessionOptions> = {}) => {
    const made = tab(options)
    const leaving = new AbortController()
    const waiting = made.session.renew('old', { signal: leaving.signal })
    await settlePromises()
    made.hear({ kind: 'busy', ticket: 0.5 })
    await made.asks()
    return { ...made, leaving, waiting }
  }

  it('waits as long as one try may take, then tries by itself', async () => {
    const { clock, refresh } = await second()
    await clock.advance(ONE_TRY_MS - 1)
    expect(refresh).not.toHaveBeenCalled()
    await clock.advance(1)
    expect(refresh).toHaveBeenCalledTimes(1)
  })

  it('goes on at once with the token of that one', async () => {
    const { clock, hear, waiting, refresh } = await second()
    hear(token(51))
    expect(await waiting).toEqual({ tag: 'renewed' })
    await clock.advance(ONE_TRY_MS)
    expect(refresh).not.toHaveBeenCalled()
  })

  it('leaves it at that when nobody waits any more, or its session ends', async () => {
    const left = await second()
    left.leaving.abort()
    expect((await left.waiting).tag).toBe('unavailable')
    const ended = await second()
    ended.session.signOut()
    expect(await ended.waiting).toEqual({ tag: 'ended' })
    for (const { clock, refresh } of [left, ended]) {
      await clock.advance(0)
      expect(clock.pendingCount()).toBe(0)
      await clock.advance(ONE_TRY_MS)
      expect(refresh).not.toHaveBeenCalled()
    }
  })
})

describe('a page that starts', () => {
  it('tries once each time, without the pauses of those who wait', async () => {
    const fault = new Error('offline')
    const refresh = vi.fn<() => Promise<string>>(async () => Promise.reject(fault))
    const session = createSession({ clock: createTestClock(), refresh })
    expect(await session.start()).toBe('unavailable')
    expect(await session.start()).toBe('unavailable')
    expect(refresh).toHaveBeenCalledTimes(2)
  })

  it('is signed in where it was before, and asks nobody', async () => {
    const { session, posted, refresh } = tab()
    expect(await session.start()).toBe('signed-in')
    expect([posted, refresh.mock.calls]).toEqual([[], []])
  })
})

describe('the end of a session', () => {
  it('is that of each tab whose token is not newer', () => {
    const same = tab()
    same.hear({ kind: 'signed-out', at: 50 })
    expect(same.onSignedOut.mock.calls).toEqual([['sibling']])
    const newer = tab()
    newer.hear({ kind: 'signed-out', at: 49 })
    expect(newer.session.token()).toBe('old')
  })

  it('is not undone by a sign-in that came before it, however late that is heard', () => {
    const { session, hear } = tab()
    hear({ kind: 'signed-out', at: 80 })
    hear(token(80, true))
    expect(session.token()).toBeNull()
    hear({ kind: 'signed-out', at: 60 })
    hear(token(70, true))
    expect(session.token()).toBeNull()
    hear(token(81, true))
    expect(session.token()).toBe('theirs')
  })

  it('is told with an instant that no token of it is later than', () => {
    const clock = createTestClock(40)
    const { session, posted } = tab({ clock })
    session.signOut()
    expect(posted).toEqual([{ kind: 'signed-out', at: 50 }])
  })

  it('is told to the others when the server no longer takes the token', () => {
    const { session, posted, onSignedOut } = tab()
    session.rejected('old')
    expect(posted).toEqual([{ kind: 'signed-out', at: 50 }])
    session.rejected(null)
    expect(posted).toHaveLength(1)
    expect(onSignedOut.mock.calls).toEqual([['rejected']])
  })

  it('is told when the refresh is refused, and not by a tab that only starts', async () => {
    const refresh = async () => Promise.reject(Object.assign(new Error('no'), { status: 401 }))
    const renewing = tab({ refresh })
    const waiting = renewing.session.renew('old')
    await renewing.asks()
    await renewing.asks()
    expect(await waiting).toEqual({ tag: 'ended' })
    expect(renewing.posted.at(-1)).toEqual({ kind: 'signed-out', at: 50 })
    const starting = tab({ refresh, storage: memoryStorage() })
    const started = starting.session.start()
    await starting.asks()
    await starting.asks()
    expect(await started).toBe('signed-out')
    expect(starting.posted.map(({ kind }) => kind)).toEqual(['ask', 'ask'])
  })

  it('lets nobody wait for the former session', async () => {
    const { session, asks, give } = tab()
    const waiting = session.renew('old')
    const settled = session.settled()
    await asks()
    session.signIn('another person')
    expect(await settled).toEqual({ tag: 'ended' })
    expect(await waiting).toEqual({ tag: 'renewed' })
    give('of the former person')
    await settlePromises()
    expect(session.token()).toBe('another person')
    expect(await session.settled()).toEqual({ tag: 'renewed' })
  })
})

describe('a session that is disposed of', () => {
  it('hears nobody, lets everybody go and leaves no timer', async () => {
    const { session, hear, clock } = tab()
    const waiting = session.renew('old')
    await settlePromises()
    session.dispose()
    expect(await waiting).toEqual({ tag: 'ended' })
    await settlePromises()
    expect(clock.pendingCount()).toBe(0)
    hear(token(60))
    expect(session.token()).toBe('old')
  })
})

it('without anybody who waits, a renewal is over at once', async () => {
  const { session, refresh } = tab()
  expect(await session.settled()).toEqual({ tag: 'renewed' })
  expect(refresh).not.toHaveBeenCalled()
})

it('counts the turns of calls', () => {
  const { session } = tab()
  expect([session.turn(), session.turn()]).toEqual([1, 2])
})
