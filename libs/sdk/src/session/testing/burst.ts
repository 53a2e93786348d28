import { expect } from 'vitest'
import { createFetchTransport } from '../../client/create-fetch-transport.ts'
import type { Transport, TransportRequest } from '../../client/transport.ts'
import type { Random } from '../../ports/clock.ts'
import { createTestClock, type TestClock } from '../../testing/test-clock.ts'
import { createSession, type Session, type SessionOptions } from '../create-session.ts'
import type { Refresh } from '../renew-token.ts'
import { createApiDouble, type ApiDouble } from './api-double.ts'
import { createFakeBrowser, type FakeBrowser, type FakeTab } from './fake-browser.ts'
import { mixedRequest, type MixedRequest } from './mixed-request.ts'
import { seededRandom } from './seeded-random.ts'

export interface Rig {
  readonly clock: TestClock
  readonly random: Random
  readonly api: ApiDouble
  readonly browser: FakeBrowser
  /** Ends of sessions, over all tabs. */
  readonly signedOut: string[]
  openTab(options?: { withLocks?: boolean; kept?: Record<string, string> }): RigTab
}

export interface RigTab {
  readonly tab: FakeTab
  readonly session: Session
  readonly transport: Transport
}

/** A browser, its server and virtual time, all from one seed. */
export function createRig(seed: number): Rig {
  const random = seededRandom(seed)
  const clock = createTestClock()
  const api = createApiDouble(clock, random)
  const browser = createFakeBrowser(clock, random)
  const signedOut: string[] = []

  function openTab({
    withLocks = true,
    kept = {},
  }: { withLocks?: boolean; kept?: Record<string, string> } = {}): RigTab {
    const tab = browser.openTab(kept)
    const { storage, channel, locks } = tab
    const options: SessionOptions = {
      storage,
      channel,
      clock,
      random,
      ...(withLocks && { locks }),
      onSignedOut: (reason) => void signedOut.push(reason),
    }
    const session = createSession(options)
    const fetch = api.fetchOf(browser.jar, tab.isAlive)
    const transport = createFetchTransport({
      baseUrl: 'http://api.test',
      session,
      fetch,
      clock,
      random,
    })
    session.bind({ refresh: refreshOver(transport) })
    return { tab, session, transport }
  }
  return { clock, random, api, browser, signedOut, openTab }
}

/** The refresh as an SDK gives it to its session. */
function refreshOver(transport: Transport): Refresh {
  return async (signal) => {
    const { body } = await transport({
      operation: 'auth.refresh_token',
      method: 'GET',
      path: '/refreshToken',
      query: '',
      body: { kind: 'none' },
      effect: 'write',
      isPublic: true,
      signal,
    } satisfies TransportRequest)
    // The double answers in this shape, or with something the session must not believe.
    return (body as { access_token: string }).access_token
  }
}

export type CallResult =
  | { readonly tag: 'ok'; readonly n: number; readonly body: unknown }
  | { readonly tag: 'failed'; readonly n: number; readonly error: unknown }

/** Starts calls at their instants; resolves when all of them are settled. */
export function startCalls(
  clock: TestClock,
  calls: readonly { atMs: number; call: MixedRequest; transport: Transport }[],
): { results: CallResult[]; settle(stepMs?: number): Promise<void> } {
  const results: CallResult[] = []
  for (const { atMs, call, transport } of calls) {
    const { n } = call
    clock.schedule(() => {
      transport(call.request).then(
        ({ body }) => results.push({ tag: 'ok', n, body }),
        (error: unknown) => results.push({ tag: 'failed', n, error }),
      )
    }, atMs)
  }
  return {
    results,
    async settle(stepMs = 100) {
      for (let turn = 0; results.length < calls.length && turn < 5000; turn += 1) {
        await clock.advance(stepMs)
      }
      expect(results.length).toBe(calls.length)
    },
  }
}

/** Calls of random kinds with numbers of their own, at random instants, in order of time. */
export function drawCalls(
  random: Random,
  { from, count, withinMs }: { from: number; count: number; withinMs: number },
): { atMs: number; call: MixedRequest }[] {
  const instants = Array.from({ length: count }, () => random() * withinMs).toSorted(
    (a, b) => a - b,
  )
  return instants.map((atMs, index) => ({ atMs, call: mixedRequest(from + index, random) }))
}

/** 0 failed, 0 doubled, 0 lost, and every body as it was given. */
export async function expectAllDone(
  api: ApiDouble,
  calls: readonly MixedRequest[],
  results: readonly CallResult[],
): Promise<void> {
  expect(results.filter(({ tag }) => tag === 'failed')).toEqual([])
  for (const { n, isWrite, body, bytes } of calls) {
    const sent = api.sent.filter((one) => one.n === n)
    expect(sent.length).toBeGreaterThan(0)
    if (!isWrite) continue
    expect([n, api.byKey.get(`key-${n}`), api.byBody.get(`${n} ${body}`)]).toEqual([n, 1, 1])
    if (bytes === null) continue
    for (const { parts } of sent) expect(await parts[0]?.text()).toBe(bytes)
  }
  const effects = [...api.byKey.values(), ...api.byBody.values()]
  expect(effects.filter((count) => count !== 1)).toEqual([])
  for (const result of results) await expectEcho(result)
}

async function expectEcho(result: CallResult): Promise<void> {
  if (result.tag === 'failed') return
  const { n, body } = result
  if (!isEvents(body)) return expect(body).toEqual({ data: { n } })
  const told: unknown[] = []
  for await (const { data } of body) told.push(data)
  expect(told).toEqual([{ n }])
}

function isEvents(body: unknown): body is AsyncIterable<{ data: unknown }> {
  return typeof body === 'object' && body !== null && Symbol.asyncIterator in body
}

/** Between rounds: what was counted belongs to the round that counted it. */
export function forget(api: ApiDouble): void {
  api.sent.length = 0
  api.byKey.clear()
  api.byBody.clear()
  Object.assign(api.counts, { refreshes: 0, renewed: 0, revoked: 0 })
}
