import { describe, expect, it } from 'vitest'
import type { Replay } from './stream-history.ts'
import { createStreamHistory } from './stream-history.ts'

const START_S = 1_000
const make = () =>
  createStreamHistory({
    epoch: 'e1',
    at: START_S * 1000 + 400,
    maxMessageCount: 100,
    keepMs: 300_000,
  })
const payloads = ({ entries }: Replay) => entries.map(({ payload }) => payload)
const from = (epoch: string, offset: number) => ({
  since: null,
  streams: new Map([['a', { epoch, offset }]]),
})
const since = (seconds: number) => ({ since: seconds, streams: new Map() })
const at = (seconds: number) => (START_S + seconds) * 1000 + 500

describe('by position', () => {
  it('gives what came after it, and nothing to a client that is up to date', () => {
    const history = make()
    for (const n of ['0', '1', '2']) history.append('a', n, at(0))
    expect(history.replay(['a'], from('e1', 1), at(1))).toMatchObject({ complete: true })
    expect(payloads(history.replay(['a'], from('e1', 1), at(1)))).toEqual(['1', '2'])
    expect(history.replay(['a'], from('e1', 3), at(1))).toEqual({ entries: [], complete: true })
  })

  it('tells a gap of more than a hundred messages, and none at a hundred', () => {
    const history = make()
    for (let n = 1; n <= 101; n += 1) history.append('a', String(n), at(0))
    expect(history.replay(['a'], from('e1', 1), at(1)).entries).toHaveLength(100)
    history.append('a', '102', at(0))
    expect(history.replay(['a'], from('e1', 1), at(1))).toEqual({ entries: [], complete: false })
  })

  it('tells a gap of more than 300 s, and none at one millisecond less', () => {
    const history = make()
    history.append('a', '1', at(0))
    history.append('a', '2', at(0))
    history.append('a', '3', at(200))
    expect(payloads(history.replay(['a'], from('e1', 1), at(300) - 1))).toEqual(['2', '3'])
    expect(history.replay(['a'], from('e1', 1), at(300)).complete).toBe(false)
    expect(payloads(history.replay(['a'], from('e1', 2), at(300)))).toEqual(['3'])
  })

  it('tells another epoch, an unknown stream and a position that was never given out', () => {
    const history = make()
    history.append('a', '1', at(0))
    expect(history.replay(['a'], from('e0', 1), at(1)).complete).toBe(false)
    expect(history.replay(['a'], from('e1', 2), at(1)).complete).toBe(false)
    const unknown = { since: null, streams: new Map([['b', { epoch: 'e1', offset: 1 }]]) }
    expect(history.replay(['b'], unknown, at(1)).complete).toBe(false)
  })

  it('gives no offset twice in one epoch, even after a log was forgotten', () => {
    const history = make()
    for (const n of ['1', '2']) history.append('a', n, at(0))
    history.sweep(at(301))
    expect(history.append('a', '3', at(302))).toEqual({ stream: 'a', epoch: 'e1', offset: 3 })
    expect(payloads(history.replay(['a'], from('e1', 2), at(303)))).toEqual(['3'])
    expect(history.replay(['a'], from('e1', 1), at(303)).complete).toBe(false)
  })

  it('serves no position from before a restart', () => {
    const history = make()
    history.append('a', '1', at(0))
    history.restart('e2', at(1))
    expect(history.append('a', '2', at(2))).toMatchObject({ epoch: 'e2', offset: 1 })
    expect(history.replay(['a'], from('e1', 1), at(3)).complete).toBe(false)
  })
})

describe('by time', () => {
  it('gives everything of that second and later', () => {
    const history = make()
    for (const n of [0, 1, 2]) history.append('a', String(n), at(n))
    const replay = history.replay(['a', 'b'], since(START_S + 1), at(3))
    expect(payloads(replay)).toEqual(['1', '2'])
    expect(replay.complete).toBe(true)
  })

  it('gives what is kept and still tells that more was there', () => {
    const history = make()
    for (let n = 1; n <= 150; n += 1) history.append('a', String(n), at(5))
    const replay = history.replay(['a'], since(START_S + 1), at(6))
    expect(replay.entries).toHaveLength(100)
    expect(replay.complete).toBe(false)
  })

  it('tells that messages of a forgotten log may be missing', () => {
    const history = make()
    history.append('a', '1', at(10))
    history.sweep(at(320))
    expect(history.replay(['a'], since(START_S + 5), at(321)).complete).toBe(false)
    expect(history.replay(['a'], since(START_S + 11), at(321)).complete).toBe(true)
  })

  it('tells a time before the history began, and a clock that is ahead', () => {
    const history = make()
    expect(history.replay(['a'], since(START_S), at(1)).complete).toBe(true)
    expect(history.replay(['a'], since(START_S - 1), at(1)).complete).toBe(false)
    expect(history.replay(['a'], since(START_S + 10), at(1)).complete).toBe(false)
  })

  it('without a position or a time there is nothing to miss', () => {
    const history = make()
    history.append('a', '1', at(0))
    const replay = history.replay(['a'], { since: null, streams: new Map() }, at(1))
    expect(replay).toEqual({ entries: [], complete: true })
  })
})
