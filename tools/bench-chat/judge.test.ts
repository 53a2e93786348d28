import { expect, it } from 'vitest'
import { faultsOf, SHARES, summaryOf } from './judge.ts'
import type { Summary } from './judge.ts'
import type { Figures } from './run-contender.ts'

const good: Figures = {
  mountMs: 100,
  appendMs: 10,
  appendFrames: 1,
  prependMs: 20,
  prependOffPx: 0,
  longestScriptMs: 9,
  scrollMs: 2,
}
const slow: Figures = {
  mountMs: 2_000,
  appendMs: 300,
  appendFrames: 2,
  prependMs: 600,
  prependOffPx: 1,
  longestScriptMs: 40,
  scrollMs: 5,
}
const [best, worst] = [summaryOf([good]), summaryOf([slow])]
const faults = (ours: Partial<Summary>, theirs: Partial<Summary> = {}) =>
  faultsOf(
    {
      ours: { ...best, ...ours },
      virtuoso: best,
      chatscope: { ...worst, ...theirs },
      chatui: worst,
    },
    SHARES.long,
  )

it('finds nothing wrong with a list that keeps to everything', () => {
  expect(faults({})).toEqual([])
  expect(faults({ mountMs: 99 })).toEqual([])
})

it.each([
  [{ appendFrames: 2 }, 'appending takes 2 frames, 1 at most'],
  [{ prependOffPx: 0.5 }, 'prepending moves what is read by 0.5 px'],
  [{ worstScriptMs: 33.1 }, 'scrolling: 33.1 ms of script at a stretch, 33 at most'],
  [{ mountMs: 101 }, 'mounting takes 1.01 × the bare list, 1 at most'],
])('tells %j', (ours, fault) => {
  expect(faults(ours)).toEqual([fault])
})

it('wants to be ahead of the complete chats on every time, and never behind on the rest', () => {
  expect(faults({}, { appendMs: 10 })).toEqual(['appendMs: not ahead of chatscope: 10.0 to 10.0'])
  expect(faults({}, { appendFrames: 1, prependOffPx: 0 })).toEqual([])
})

it('matches the longest script with who watches the scrolling, and with nobody else', () => {
  expect(faults({}, { longestScriptMs: 9 })).toEqual([
    'longestScriptMs: not ahead of chatscope: 9.0 to 9.0',
  ])
  const still = { ...worst, longestScriptMs: 1 }
  const seen = { ours: best, virtuoso: best, chatscope: worst, chatui: still }
  expect(faultsOf(seen, SHARES.long)).toEqual([])
})

it.each([
  ['long', 5, ['scrolling: 5.0 to 5.0 ms a frame of chatui, less than 1 × wanted']],
  ['long', 4.9, []],
  ['short', 6.7, []],
  ['short', 6.8, ['scrolling: 6.8 to 5.0 ms a frame of chatui, less than 1.35 × wanted']],
] as const)(
  'in the %s form, wants %d ms of scrolling to stay within its share',
  (form, ms, told) => {
    const seen = {
      ours: { ...best, scrollMs: ms },
      virtuoso: best,
      chatscope: { ...worst, scrollMs: 29 },
      chatui: worst,
    }
    expect(faultsOf(seen, SHARES[form])).toEqual(told)
  },
)

it('takes the best of the times and frames, and the worst of what must hold always', () => {
  expect(summaryOf([good, slow])).toEqual({
    ...good,
    prependOffPx: 1,
    worstScriptMs: 40,
  })
})
