import { expect, it } from 'vitest'
import { wrapText } from './wrap-text.ts'

/** A Chinese character is two units wide, every other sign one. */
const widthOf = (text: string) =>
  Array.from(text).reduce((sum, one) => sum + (/\p{Script=Han}|[，。！]/u.test(one) ? 2 : 1), 0)
const wrap = (text: string, width: number, lines = 9) => wrapText(text, { width, lines, widthOf })

it('breaks between words, and keeps what closes with what it closes', () => {
  expect(wrap('轻量跑步鞋，透气不闷', 10)).toEqual(['轻量跑步', '鞋，透气不', '闷'])
  expect(wrap('one two three', 7)).toEqual(['one two', 'three'])
})

it('breaks a word that is wider than a line', () => {
  expect(wrap('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij'])
})

it('ends with an ellipsis what does not fit, and adds none to what does', () => {
  expect(wrap('one two three four', 7, 2)).toEqual(['one two', 'three…'])
  expect(wrap('one two', 7, 1)).toEqual(['one two'])
  expect(wrap('', 7)).toEqual([])
})
