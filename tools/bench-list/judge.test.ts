import { expect, it } from 'vitest'
import { faultsOf, summaryOf, type Summary } from './judge.ts'
import type { Figures } from './run-contender.ts'

const good: Figures = {
  firstRowsMs: 60,
  mountMs: 200,
  sortMs: 100,
  longestScriptMs: 12,
  scrollMs: 3,
  growth: 1,
}
const base = summaryOf([good])
const faults = (ours: Partial<Summary>) => faultsOf({ ours: { ...base, ...ours }, tanstack: base })

it('finds nothing wrong with a table that keeps to everything', () => {
  expect(faults({})).toEqual([])
  expect(faults({ mountMs: 250, sortMs: 125, longestScriptMs: 33, firstRowsMs: 300 })).toEqual([])
})

it.each([
  [{ mountMs: 252 }, 'mounting takes 1.26 × the bare table, 1.25 at most'],
  [{ sortMs: 130 }, 'sorting takes 1.30 × the bare table, 1.25 at most'],
  [{ longestScriptMs: 33.1 }, 'scrolling: 33.1 ms of script at a stretch, 33.0 at most'],
  [{ firstRowsMs: 301 }, 'first rows: 301 ms after the answer, 300 at most'],
  [{ growth: 1.2 }, 'memory grows 1.20 × over the pages, 1.1 at most'],
])('tells %j', (ours, fault) => {
  expect(faults(ours)).toEqual([fault])
})

it('allows a slow machine what the bare table takes there, and the share', () => {
  const judge = (longestScriptMs: number) =>
    faultsOf({ ours: { ...base, longestScriptMs }, tanstack: { ...base, longestScriptMs: 40 } })
  expect(judge(80)).toEqual([])
  expect(judge(80.1)).toHaveLength(1)
})

it('takes a table without figures for a fault', () => {
  expect(faults({ growth: Number.NaN, firstRowsMs: Number.NaN })).toHaveLength(2)
})

it('takes the best of the times and the worst of what must hold always', () => {
  const worse = { ...good, mountMs: 300, longestScriptMs: 30, growth: 1.05 }
  expect(summaryOf([good, worse])).toEqual({ ...base, growth: 1.05 })
})
