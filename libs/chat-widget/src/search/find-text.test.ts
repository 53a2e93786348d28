import { expect, it } from 'vitest'
import { findText } from './find-text.ts'

it('finds by letters in either case', () => {
  expect(findText('Hello 你好', 'LO 你')).toEqual([3, 6])
  expect(findText('你好', '再见')).toBeNull()
})

it('takes what is typed for text, not for a pattern', () => {
  expect(findText('a(b', '(')).toEqual([1, 1])
  expect(findText('abc', '.*')).toBeNull()
  expect(findText('[a-z]+', '[a-z]+')).toEqual([0, 5])
})

it('asks the matcher by sound only when the letters are not there', () => {
  const asked: string[] = []
  const matchPinyin = (text: string, query: string) => {
    asked.push(`${text} ${query}`)
    return query === 'nh' ? ([0, 1] as const) : null
  }
  expect(findText('你好', 'nh', matchPinyin)).toEqual([0, 1])
  expect(findText('nh', 'nh', matchPinyin)).toEqual([0, 1])
  expect(findText('你好', 'x', matchPinyin)).toBeNull()
  expect(asked).toEqual(['你好 nh', '你好 x'])
})

it('marks nothing rather than the wrong letters where small letters are longer', () => {
  expect(findText('İİab', 'AB')).toEqual([0, -1])
})
