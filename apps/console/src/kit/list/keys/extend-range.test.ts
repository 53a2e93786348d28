import { expect, test } from 'vitest'
import { extendRange } from './extend-range.ts'

const IDS = ['a', 'b', 'c', 'd']

test('a range grows by a row, and shrinks on the way back', () => {
  const one = extendRange(IDS, 'b', 1, new Set(), null)
  expect([...(one?.chosen ?? [])]).toEqual(['b', 'c'])
  const two = extendRange(IDS, 'c', 1, one?.chosen ?? new Set(), one?.range ?? null)
  expect([...(two?.chosen ?? [])]).toEqual(['b', 'c', 'd'])
  const back = extendRange(IDS, 'd', -1, two?.chosen ?? new Set(), two?.range ?? null)
  expect([...(back?.chosen ?? [])]).toEqual(['b', 'c'])
})

test('a range turns at its start, and keeps what was chosen before', () => {
  const down = extendRange(IDS, 'b', 1, new Set(['d']), null)
  const up = extendRange(IDS, 'c', -1, down?.chosen ?? new Set(), down?.range ?? null)
  const over = extendRange(IDS, 'b', -1, up?.chosen ?? new Set(), up?.range ?? null)
  expect([...(over?.chosen ?? [])].toSorted()).toEqual(['a', 'b', 'd'])
})

test('a range begins anew at another row, and ends with the page', () => {
  const old = { anchor: 'a', at: 'b', base: new Set<string>() }
  expect([...(extendRange(IDS, 'c', 1, new Set(['a', 'b']), old)?.chosen ?? [])]).toEqual([
    'a',
    'b',
    'c',
    'd',
  ])
  expect(extendRange(IDS, 'd', 1, new Set(), null)).toBeNull()
  expect(extendRange(IDS, 'z', 1, new Set(), null)).toBeNull()
})
