import { describe, expect, it } from 'vitest'
import type { HistoryRequest } from './client-frame.ts'
import { createMemoryHistory } from './memory-history.ts'
import { replayOf, type Replay } from './stream-history.ts'

const START_S = 1_000
function make() {
  let now = START_S * 1000 + 400
  const history = createMemoryHistory({
    epoch: 'e1',
    now: () => now,
    maxMessageCount: 100,
    keepMs: 300_000,
  })
  return {
    append(stream: string, payload: string, when: number) {
      now = when
      return history.append(stream, payload)
    },
    async replay(streams: string[], request: HistoryRequest, when: number) {
      now = when
      return replayOf(await history.read(streams), streams, request)
    },
    async sweep(when: number) {
      now = when
      await history.forget()
    },
  }
}
const payloads = ({ entries }: Replay) => entries.map(({ payload }) => payload)
const from = (epoch: string, offset: number) => ({
  since: null,
  streams: new Map([['a', { epoch, offset }]]),
})
const since = (seconds: number) => ({ since: seconds, streams: new Map() })
const at = (seconds: number) => (START_S + seconds) * 1000 + 500

describe('by position', () => {
  it('gives what came after it, and nothing to a client that is up to date', async () => {
    const history = make()
    for (const n of ['0', '1', '2']) history.append('a', n, at(0))
    expect(await history.replay(['a'], from('e1', 1), at(1))).toMatchObject({ complete: true })
    expect(payloads(await history.replay(['a'], from('e1', 1), at(1)))).toEqual(['1', '2'])
    expect(await history.replay(['a'], from('e1', 3), at(1))).toEqual({
      entries: [],
      complete: true,
    })
  })

  it('tells a gap of more than a hundred messages, and none at a hundred', async () => {
    const history = make()
    for (let n = 1; n <= 101; n += 1) history.append('a', String(n), at(0))
    expect((await history.replay(['a'], from('e1', 1), at(1))).entries).toHaveLength(100)
    history.append('a', '102', at(0))
    expect(await history.replay(['a'], from('e1', 1), at(1))).toEqual({
      entries: [],
      complete: false,
    })
  })

  it('tells a gap of more than 300 s, and none at one millisecond less', async () => {
    const history = make()
    history.append('a', '1', at(0))
    history.append('a', '2', at(0))
    history.append('a', '3', at(200))
    expect(payloads(await history.replay(['a'], from('e1', 1), at(300) - 1))).toEqual(['2', '3'])
    expect((await history.replay(['a'], from('e1', 1), at(300))).complete).toBe(false)
    expect(payloads(await history.replay(['a'], from('e1', 2), at(300)))).toEqual(['3'])
  })

  it('tells another epoch, an unknown stream and a position that was never given out', async () => {
    const history = make()
    history.append('a', '1', at(0))
    expect((await history.replay(['a'], from('e0', 1), at(1))).complete).toBe(false)
    expect((await history.replay(['a'], from('e1', 2), at(1))).complete).toBe(false)
    const unknown = { since: null, streams: new Map([['b', { epoch: 'e1', offset: 1 }]]) }
    expect((await history.replay(['b'], unknown, at(1))).complete).toBe(false)
  })

  it('gives no offset twice in one epoch, even after a log was forgotten', async () => {
    const history = make()
    for (const n of ['1', '2']) history.append('a', n, at(0))
    await history.sweep(at(301))
    expect(history.append('a', '3', at(302))).toEqual({ stream: 'a', epoch: 'e1', offset: 3 })
    expect(payloads(await history.replay(['a'], from('e1', 2), at(303)))).toEqual(['3'])
    expect((await history.replay(['a'], from('e1', 1), at(303))).complete).toBe(false)
  })
})

describe('by time', () => {
  it('gives everything of that second and later', async () => {
    const history = make()
    for (const n of [0, 1, 2]) history.append('a', String(n), at(n))
    const replay = await history.replay(['a', 'b'], since(START_S + 1), at(3))
    expect(payloads(replay)).toEqual(['1', '2'])
    expect(replay.complete).toBe(true)
  })

  it('gives what is kept and still tells that more was there', async () => {
    const history = make()
    for (let n = 1; n <= 150; n += 1) history.append('a', String(n), at(5))
    const replay = await history.replay(['a'], since(START_S + 1), at(6))
    expect(replay.entries).toHaveLength(100)
    expect(replay.complete).toBe(false)
  })

  it('tells that messages of a forgotten log may be missing', async () => {
    const history = make()
    history.append('a', '1', at(10))
    await history.sweep(at(320))
    expect((await history.replay(['a'], since(START_S + 5), at(321))).complete).toBe(false)
    expect((await history.replay(['a'], since(START_S + 11), at(321))).complete).toBe(true)
  })

  it('tells a time before the history began, and a clock that is ahead', async () => {
    const history = make()
    expect((await history.replay(['a'], since(START_S), at(1))).complete).toBe(true)
    expect((await history.replay(['a'], since(START_S - 1), at(1))).complete).toBe(false)
    expect((await history.replay(['a'], since(START_S + 10), at(1))).complete).toBe(false)
  })

  it('without a position or a time there is nothing to miss', async () => {
    const history = make()
    history.append('a', '1', at(0))
    const replay = await history.replay(['a'], { since: null, streams: new Map() }, at(1))
    expect(replay).toEqual({ entries: [], complete: true })
  })
})
