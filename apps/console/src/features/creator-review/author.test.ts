import { expect, test } from 'vitest'
import { approvedShare, authorsOf, inOrder, nextWaiting } from './author.ts'

const counts = {
  waiting: { 甜茶: 2, 阿紫: 5, '': 9 },
  approved: { 甜茶: 3, 小林: 1 },
  rejected: { 甜茶: 1 },
}

test('authors stand by how much of theirs waits, without rows of nobody', () => {
  expect(authorsOf(counts)).toEqual([
    { id: '阿紫', name: '阿紫', waiting: 5, approved: 0, rejected: 0 },
    { id: '甜茶', name: '甜茶', waiting: 2, approved: 3, rejected: 1 },
    { id: '小林', name: '小林', waiting: 0, approved: 1, rejected: 0 },
  ])
})

test('the approved share counts reviewed pieces only', () => {
  const [first, second] = authorsOf(counts)
  expect(first && approvedShare(first)).toBeNull()
  expect(second && approvedShare(second)).toBe(75)
})

test('authors keep the place of their first sight, new ones follow', () => {
  const names = inOrder(authorsOf(counts), ['甜茶', '小林']).map(({ name }) => name)
  expect(names).toEqual(['甜茶', '小林', '阿紫'])
})

test('the next author is one with something to review, going round', () => {
  const authors = authorsOf(counts)
  expect(nextWaiting(authors, '甜茶')?.name).toBe('阿紫')
  expect(nextWaiting(authors, '阿紫')?.name).toBe('甜茶')
  expect(nextWaiting(authors, '没有')?.name).toBe('阿紫')
  expect(nextWaiting([], '甜茶')).toBeUndefined()
})

/** @source reliability F23, M17 */
test('a text in place of counts names no authors', () => {
  // as: an answer may differ from its contract.
  expect(authorsOf({ waiting: { 7: 1 }, approved: '长长' as never, rejected: {} })).toHaveLength(1)
})
