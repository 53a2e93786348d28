import { describe, expect, test } from 'vitest'
import { compareTexts } from './compare-texts.ts'
import { changesIn, piecesOf, textWith } from './pieces.ts'

const PARTS = [
  { kind: 'same', text: '这双跑鞋' },
  { kind: 'removed', text: '是全网最低的' },
  { kind: 'added', text: '很实惠的' },
  { kind: 'same', text: '价格，脚感' },
  { kind: 'added', text: '有特点' },
  { kind: 'removed', text: '独一无二' },
]

describe('changes of a text', () => {
  test('are one for each place, in whatever order its parts come', () => {
    expect(piecesOf(PARTS)).toEqual([
      { kind: 'same', text: '这双跑鞋' },
      { kind: 'change', removed: '是全网最低的', added: '很实惠的' },
      { kind: 'same', text: '价格，脚感' },
      { kind: 'change', removed: '独一无二', added: '有特点' },
    ])
    expect(changesIn(piecesOf(PARTS))).toEqual([1, 3])
  })

  test('are taken one by one; what is not taken stays as it was', () => {
    const pieces = piecesOf(PARTS)
    expect(textWith(pieces, new Set([1, 3]))).toBe('这双跑鞋很实惠的价格，脚感有特点')
    expect(textWith(pieces, new Set([3]))).toBe('这双跑鞋是全网最低的价格，脚感有特点')
    expect(textWith(pieces, new Set())).toBe('这双跑鞋是全网最低的价格，脚感独一无二')
  })
})

describe('two texts', () => {
  test('that are alike differ by words, and all changes together make the new one', () => {
    const [before, after] = ['三款轻羽绒服测评，很轻。', '三款轻羽绒服实测，真的很轻。']
    const pieces = compareTexts(before, after)
    expect(changesIn(pieces).length).toBeGreaterThan(1)
    expect(textWith(pieces, new Set())).toBe(before)
    expect(textWith(pieces, new Set(changesIn(pieces)))).toBe(after)
  })

  test('that have little in common are one change', () => {
    expect(compareTexts('收起来只有水杯大', '398 克能暖到几度？')).toEqual([
      { kind: 'change', removed: '收起来只有水杯大', added: '398 克能暖到几度？' },
    ])
  })

  test('of which one is empty are one change, equal ones none', () => {
    expect(compareTexts('', '新的标题')).toEqual([
      { kind: 'change', removed: '', added: '新的标题' },
    ])
    expect(changesIn(compareTexts('一样', '一样'))).toEqual([])
    expect(changesIn(compareTexts('', ''))).toEqual([])
  })
})
