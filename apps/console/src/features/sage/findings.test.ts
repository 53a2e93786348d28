import { expect, test } from 'vitest'
import { replaced, stands } from './findings.ts'

const CONTENT = '全网最低价，真的最低价\n第二段也有最低价 TOP1'

test('a suggestion takes the place of a word wherever its paragraph has it, and nowhere else', () => {
  const finding = { paragraph: 0, word: '最低价', suggestion: '实惠价' }
  expect(stands(CONTENT, finding)).toBe(true)
  const next = replaced(CONTENT, finding)
  expect(next).toBe('全网实惠价，真的实惠价\n第二段也有最低价 TOP1')
  expect(stands(next, finding)).toBe(false)
})

test('case does not count, and a suggestion that holds the word ends', () => {
  expect(replaced(CONTENT, { paragraph: 1, word: 'top1', suggestion: '热门' })).toContain('热门')
  expect(replaced('最', { paragraph: 0, word: '最', suggestion: '最最' })).toBe('最最')
})

test('a paragraph that is gone has no word', () => {
  expect(stands('一段', { paragraph: 3, word: '一' })).toBe(false)
})
