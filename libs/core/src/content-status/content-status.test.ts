import { expect, it } from 'vitest'
import { CONTENT_STATUSES, canMoveByHand, canMoveContent } from './content-status.ts'

const moves = CONTENT_STATUSES.filter((status) => status !== 'deleted').flatMap((from) =>
  CONTENT_STATUSES.filter((to) => canMoveContent(from, to)).map((to) => `${from}→${to}`),
)

it('allows exactly the moves of the life cycle', () => {
  expect(moves).toEqual([
    'fetched→processed',
    'fetched→checked',
    'fetched→rejected',
    'fetched→deleted',
    'processed→checked',
    'processed→published',
    'processed→downloaded',
    'processed→rejected',
    'processed→deleted',
    'checked→processed',
    'checked→published',
    'checked→downloaded',
    'checked→rejected',
    'checked→deleted',
    'published→deleted',
    'downloaded→processed',
    'downloaded→checked',
    'downloaded→published',
    'downloaded→deleted',
    'rejected→fetched',
    'rejected→processed',
    'rejected→deleted',
  ])
})

it('restores a deleted content to the status it had, and to no other', () => {
  expect(canMoveContent('deleted', 'checked', 'checked')).toBe(true)
  expect(canMoveContent('deleted', 'processed', 'checked')).toBe(false)
  expect(canMoveContent('deleted', 'checked')).toBe(false)
})

it('nobody moves to published by hand, but for what comes back from the trash', () => {
  for (const from of CONTENT_STATUSES) expect(canMoveByHand(from, 'published')).toBe(false)
  expect(canMoveByHand('deleted', 'published', 'published')).toBe(true)
  expect(canMoveByHand('deleted', 'published', 'checked')).toBe(false)
  expect(canMoveByHand('checked', 'downloaded')).toBe(true)
})
