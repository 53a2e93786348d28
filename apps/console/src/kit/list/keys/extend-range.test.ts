import { expect, test } from 'vitest'
import { extendRange } from './extend-range.ts'

const IDS = ['a', 'b', 'c', 'd']

test('a range grows by a row, and shrinks on the way back', () => {
  const one = extendRange({ ids: IDS, at: 'b', chosen: new Set() }, 1, null)
  expect([...(one?.chosen ?? [])]).toEqual(['b', 'c'])
  const two = extendRange(
    { ids: IDS, at: 'c', chosen: one?.chosen ?? new Set() },
    1,
    one?.range ?? null,
  )
  expect([...(two?.chosen ?? [])]).toEqual(['b', 'c', 'd'])
  const back = extendRange(
    { ids: IDS, at: 'd', chosen: two?.chosen ?? new Set() },
    -1,
    two?.range ?? null,
  )
  expect([...(back?.chosen ?? [])]).toEqual(['b', 'c'])
})

test('a range turns at its start, and keeps what was chosen before', () => {
  const down = extendRange({ ids: IDS, at: 'b', chosen: new Set(['d']) }, 1, null)
  const up = extendRange(
    { ids: IDS, at: 'c', chosen: down?.chosen ?? new Set() },
    -1,
    down?.range ?? null,
  )
  const over = extendRange(
    { ids: IDS, at: 'b', chosen: up?.chosen ?? new Set() },
    -1,
    up?.range ?? null,
  )
  expect([...(over?.chosen ?? [])].toSorted()).toEqual(['a', 'b', 'd'])
})

test('a range starts again at another row, and ends with the page', () => {
  const old = { anchor: 'a', at: 'b', base: new Set<string>() }
  expect([
    ...(extendRange({ ids: IDS, at: 'c', chosen: new Set(['a', 'b']) }, 1, old)?.chosen ?? []),
  ]).toEqual(['a', 'b', 'c', 'd'])
  expect(extendRange({ ids: IDS, at: 'd', chosen: new Set() }, 1, null)).toBeNull()
  expect(extendRange({ ids: IDS, at: 'z', chosen: new Set() }, 1, null)).toBeNull()
})
