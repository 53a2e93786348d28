import { describe, expect, it } from 'vitest'
import { groupSimilar } from './group-similar.ts'
import { similarity } from './similarity.ts'

describe('similarity of titles', () => {
  it('is 1 for the same title, whatever its case, width and punctuation', () => {
    expect(similarity('轻量缓震跑鞋 Pro', '轻量缓震跑鞋（ＰＲＯ）')).toBe(1)
  })
  it('is 0 for titles without a pair in common, and for empty ones', () => {
    expect(similarity('不锈钢保温杯', '羊毛大衣')).toBe(0)
    expect(similarity('', '')).toBe(0)
    expect(similarity('！', '？')).toBe(0)
  })
  it('lies between for titles that share a part, and does not depend on their order', () => {
    const value = similarity('316不锈钢保温杯', '不锈钢保温杯大容量')
    expect(value).toBeGreaterThan(0.5)
    expect(value).toBeLessThan(1)
    expect(similarity('不锈钢保温杯大容量', '316不锈钢保温杯')).toBe(value)
  })
})

const row = (id: number, title: string, itemKeys: string[] = []) => ({
  id,
  title,
  category: '',
  sign: '',
  itemKeys,
})

describe('groups of similar materials', () => {
  it('keeps the one with the most items; among equals the oldest', () => {
    const cup = '不锈钢保温杯'
    expect(groupSimilar([row(3, cup), row(1, cup), row(2, cup, ['jd/1', 'jd/2'])], 0.8)).toEqual([
      { into: 2, merged: [1, 3] },
    ])
    expect(groupSimilar([row(3, cup), row(1, cup)], 0.8)).toEqual([{ into: 1, merged: [3] }])
  })
  it('takes an item in common for the same thing, however different the titles', () => {
    expect(groupSimilar([row(1, '杯子', ['jd/1']), row(2, '水壶', ['jd/1'])], 0.9)).toEqual([
      { into: 1, merged: [2] },
    ])
  })
  it('passes likeness on, also when the link comes last', () => {
    const groups = groupSimilar(
      [row(1, '甲', ['a']), row(2, '乙', ['b']), row(3, '丙', ['a', 'b'])],
      0.9,
    )
    expect(groups).toEqual([{ into: 3, merged: [1, 2] }])
  })
  it('keeps what it is told to keep', () => {
    expect(groupSimilar([row(1, '同', ['x', 'y']), row(2, '异', ['x'])], 0.9, 2)).toEqual([
      { into: 2, merged: [1] },
    ])
  })
  it('leaves alone what is like nothing else', () => {
    expect(groupSimilar([row(1, '保温杯'), row(2, '跑鞋')], 0.5)).toEqual([])
  })
  it('keeps things of two categories apart, however alike their titles', () => {
    const title = '女士秋冬加厚保暖显瘦时尚休闲'
    const mat = { ...row(1, `${title}瑜伽垫`), category: '运动' }
    const coat = { ...row(2, `${title}羊毛大衣`), category: '女装' }
    expect(groupSimilar([mat, coat], 0.7)).toEqual([])
    expect(groupSimilar([mat, { ...coat, category: '' }], 0.7)).toHaveLength(1)
  })
  it('does not lead from one thing to another over a third that is like both', () => {
    const groups = groupSimilar(
      [row(1, '甲乙丙丁戊'), row(2, '乙丙丁戊己'), row(3, '丙丁戊己庚')],
      0.7,
    )
    expect(groups).toEqual([{ into: 1, merged: [2] }])
  })
})
