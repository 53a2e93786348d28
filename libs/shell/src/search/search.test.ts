import { behaviour } from '@omc/behaviours/vitest'
import { memoryStore, VirtualClock } from '@omc/core/testing'
import { describe, expect, it, vi } from 'vitest'
import { isComposing } from './is-composing.ts'
import type { PaletteEntry } from './palette-entry.ts'
import { recentEntries, RECENT_MAX } from './recent-entries.ts'
import { createRecordSearch } from './record-search.ts'
import { createWebSearch, searchAddress } from './web-search.ts'

function web() {
  const clock = new VirtualClock()
  const opened = vi.fn()
  return { clock, opened, search: createWebSearch(clock, opened) }
}

describe('the search dialog', () => {
  it('opens a web search in a new window after 500 ms', async () => {
    const { clock, opened, search } = web()
    expect(search.open({ words: '防晒衣 & 测评' })).toBe(true)
    expect(search.state.isWaiting).toBe(true)
    await behaviour('B-065', async () => {
      await clock.advance(499)
      expect(opened).not.toHaveBeenCalled()
      await clock.advance(1)
      expect(opened.mock.calls).toEqual([
        [`https://www.baidu.com/s?wd=${encodeURIComponent('防晒衣 & 测评')}`],
      ])
    })
    expect(search.state.isWaiting).toBe(false)
  })

  it("opens an item's own url instead", async () => {
    const { clock, opened, search } = web()
    search.open({ words: 'docs', url: 'https://example.com/docs?a=1' })
    await clock.advance(500)
    behaviour('B-066', () => expect(opened.mock.calls).toEqual([['https://example.com/docs?a=1']]))
  })

  it('opens nothing after cancel, and only the last of two choices', async () => {
    const { clock, opened, search } = web()
    search.open({ words: 'a' })
    search.cancel()
    await clock.advance(1_000)
    expect(opened).not.toHaveBeenCalled()
    search.open({ words: 'a' })
    await clock.advance(300)
    search.open({ words: 'b' })
    await clock.advance(1_000)
    expect(opened.mock.calls).toEqual([['https://www.baidu.com/s?wd=b']])
  })

  it('leads nowhere but to the web', () => {
    const bad = [
      'javascript:alert(1)',
      'data:text/html,x',
      '//evil',
      ' https://x',
      'https:///x',
      'x',
    ]
    for (const url of bad) expect(searchAddress({ words: 'w', url })).toBeNull()
    expect(searchAddress({ words: '  ' })).toBeNull()
    expect(searchAddress({ words: 'a\uD83D' })).toBe('https://www.baidu.com/s?wd=a')
  })
})

const asked = (answer: PaletteEntry[] | Promise<PaletteEntry[]>) => ({
  answer: Promise.resolve(answer),
  cancel: () => undefined,
})
const record = (id: string): PaletteEntry => ({ id, kind: 'record', titles: [id] })

describe('records of the server', () => {
  it('are asked for from two characters on, after 250 ms of rest', async () => {
    const clock = new VirtualClock()
    const ask = vi.fn((typed: string) => asked([record(typed)]))
    const search = createRecordSearch(clock, ask)
    search.type('a')
    await clock.advance(1_000)
    expect(ask).not.toHaveBeenCalled()
    for (const typed of ['ab', 'abc']) {
      search.type(typed)
      await clock.advance(249)
    }
    expect(ask).not.toHaveBeenCalled()
    await clock.advance(1)
    expect(ask.mock.calls).toEqual([['abc']])
    expect(search.state).toEqual({ status: 'done', records: [record('abc')] })
  })

  it('are not asked for while an input method composes', async () => {
    const clock = new VirtualClock()
    const ask = vi.fn((typed: string) => asked([record(typed)]))
    const search = createRecordSearch(clock, ask)
    search.type('ab')
    search.hold()
    await clock.advance(1_000)
    expect(ask).not.toHaveBeenCalled()
    search.type('小红')
    await clock.advance(250)
    expect(ask.mock.calls).toEqual([['小红']])
  })

  it('are shown for what stands there now, whichever answer comes last', async () => {
    const clock = new VirtualClock()
    const answers: ((records: PaletteEntry[]) => void)[] = []
    const search = createRecordSearch(clock, () =>
      asked(new Promise<PaletteEntry[]>((resolve) => void answers.push(resolve))),
    )
    for (const typed of ['old', 'new']) {
      search.type(typed)
      await clock.advance(250)
    }
    answers[1]?.([record('new')])
    await clock.settle()
    answers[0]?.([record('old')])
    await clock.settle()
    expect(search.state.records).toEqual([record('new')])
  })

  it('are no longer asked for once the words change', async () => {
    const clock = new VirtualClock()
    const cancelled: string[] = []
    const search = createRecordSearch(clock, (typed) => ({
      answer: new Promise<PaletteEntry[]>(() => undefined),
      cancel: () => void cancelled.push(typed),
    }))
    search.type('old')
    await clock.advance(250)
    expect(cancelled).toEqual([])
    search.type('new')
    await clock.advance(250)
    expect(cancelled).toEqual(['old'])
    search.type('')
    expect(cancelled).toEqual(['old', 'new'])
  })

  it('that come while an input method composes are not shown', async () => {
    const clock = new VirtualClock()
    let answer = (_records: PaletteEntry[]): void => undefined
    const cancel = vi.fn()
    const search = createRecordSearch(clock, () => ({
      answer: new Promise<PaletteEntry[]>((resolve) => void (answer = resolve)),
      cancel,
    }))
    search.type('ab')
    await clock.advance(250)
    search.hold()
    expect(cancel).toHaveBeenCalledTimes(1)
    answer([record('ab')])
    await clock.settle()
    expect(search.state).toEqual({ status: 'idle', records: [] })
  })

  it('go with the query, and a failure says so', async () => {
    const clock = new VirtualClock()
    const ask = vi.fn(() => asked([record('x')]))
    const search = createRecordSearch(clock, ask)
    search.type('ab')
    await clock.advance(250)
    search.type('')
    expect(search.state).toEqual({ status: 'idle', records: [] })
    ask.mockReturnValueOnce(asked(Promise.reject(new Error('503'))))
    search.type('abc')
    await clock.advance(250)
    expect(search.state.status).toBe('failed')
  })

  it('are asked for by an id of one digit, and never for actions', async () => {
    const clock = new VirtualClock()
    const ask = vi.fn((_typed: string) => asked([]))
    const search = createRecordSearch(clock, ask)
    for (const typed of ['#7', '>delete']) {
      search.type(typed)
      await clock.advance(250)
    }
    expect(ask.mock.calls).toEqual([['#7']])
  })
})

describe('the recent ones', () => {
  it('are kept for one person, the latest first, each once, eight at most', () => {
    const store = memoryStore()
    const mine = recentEntries(() => store, '7')
    for (let n = 1; n <= 10; n += 1) mine.add(`e${n}`)
    mine.add('e5')
    expect(recentEntries(() => store, '7').list()).toEqual(
      ['e5', 'e10', 'e9', 'e8', 'e7', 'e6', 'e4', 'e3'].slice(0, RECENT_MAX),
    )
    expect(recentEntries(() => store, '8').list()).toEqual([])
  })

  it('come from a corrupt storage as far as they can be read', () => {
    const store = memoryStore({ 'omc.palette-recent.7': '[1,"a",null,"a","b",{}]' })
    expect(recentEntries(() => store, '7').list()).toEqual(['a', 'b'])
    store.block()
    const blocked = recentEntries(() => store, '7')
    blocked.add('c')
    expect(blocked.list()).toEqual(['c'])
  })
})

it('leaves keys of an input method alone, up to 100 ms after it ended', () => {
  const key = { isComposing: false, keyCode: 13, at: 1_000, compositionEndedAt: null }
  expect(isComposing(key)).toBe(false)
  expect(isComposing({ ...key, isComposing: true })).toBe(true)
  expect(isComposing({ ...key, keyCode: 229 })).toBe(true)
  expect(isComposing({ ...key, compositionEndedAt: 901 })).toBe(true)
  expect(isComposing({ ...key, compositionEndedAt: 900 })).toBe(false)
})
