import { expect, test } from 'vitest'
import { joined, linesOf, moved } from './lines.ts'

test('an input with several texts is one text of lines', () => {
  expect(linesOf('一\n\n二')).toEqual(['一', '', '二'])
  expect([linesOf(''), linesOf(undefined)]).toEqual([[], []])
  expect(joined(linesOf('一\n二'))).toBe('一\n二')
})

test('an entry moves by one place, and stays at the edge', () => {
  const lines = ['一', '二', '三']
  expect(moved(lines, 1, -1)).toEqual(['二', '一', '三'])
  expect(moved(lines, 1, 1)).toEqual(['一', '三', '二'])
  expect([moved(lines, 0, -1), moved(lines, 2, 1)]).toEqual([lines, lines])
})
