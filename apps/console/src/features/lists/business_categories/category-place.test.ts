import { expect, test } from 'vitest'
import { dropAt, LAST, moveOnto, nextSibling } from './category-place.ts'

const row = (id: string, lft: number, parent_id: string | null = null) => ({
  id,
  name: id,
  parent_id,
  lft,
})

test('lands before a row under its parent, or as the last one below it', () => {
  const target = row('4', 7, '2')
  expect(moveOnto('9', target, 'before')).toEqual({ id: '9', parent_id: '2', lft: 7 })
  expect(moveOnto('9', target, 'into')).toEqual({ id: '9', parent_id: '4', lft: LAST })
  expect(moveOnto('4', target, 'before')).toBeNull()
  expect(moveOnto('4', target, 'into')).toBeNull()
})

test('reads the upper third of a row as before it', () => {
  const box = { top: 100, height: 42 }
  expect(dropAt(101, box)).toBe('before')
  expect(dropAt(113, box)).toBe('before')
  expect(dropAt(114, box)).toBe('into')
  expect(dropAt(141, box)).toBe('into')
})

test('finds the way back by the sibling that followed', () => {
  const moved = row('3', 4)
  expect(nextSibling([row('8', 9), row('1', 1), moved, row('5', 6)], moved)).toBe('5')
  expect(nextSibling([row('1', 1), moved], moved)).toBeNull()
})
