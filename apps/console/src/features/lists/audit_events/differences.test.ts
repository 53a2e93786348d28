import { expect, test } from 'vitest'
import { differences } from './differences.ts'

test('names what changed, what came and what went, and nothing else', () => {
  const before = { status: 'fetched', title: 'A', tags: ['x'], reason: '' }
  const after = { status: 'checked', title: 'A', tags: ['x'], reviewed_at: 'today', reason: '' }
  expect(differences(before, after)).toEqual([
    { name: 'reviewed_at', before: null, after: 'today' },
    { name: 'status', before: 'fetched', after: 'checked' },
  ])
  expect(differences(null, { id: 1 })).toEqual([{ name: 'id', before: null, after: 1 }])
  expect(differences({ id: 1 }, null)).toEqual([{ name: 'id', before: 1, after: null }])
  expect(differences(null, null)).toEqual([])
})

/** @source reliability F23, M17 */
test('a text in place of a state names no columns', () => {
  // as: an answer may differ from its contract.
  expect(differences('长长' as never, { id: 1 })).toEqual([{ name: 'id', before: null, after: 1 }])
})
