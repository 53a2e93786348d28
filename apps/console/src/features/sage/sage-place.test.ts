import { expect, test } from 'vitest'
import { addressOf, briefAt, variantsOf } from './sage-place.ts'

test('the address holds what is written about; what it does not know stays at its default', () => {
  expect(briefAt(new URLSearchParams('item=7&channel=jd&n=5'))).toEqual({
    itemId: '7',
    channel: 'jd',
    count: 5,
  })
  for (const query of ['', 'channel=mars&n=0', 'n=21', 'n=many'])
    expect(briefAt(new URLSearchParams(query))).toEqual({ itemId: null, channel: null, count: 3 })
})

test('a changed brief keeps the rest of the address', () => {
  const query = new URLSearchParams('tab=write&channel=jd')
  const brief = { itemId: '7', channel: null, count: 2 }
  expect(addressOf(brief, query).toString()).toBe('tab=write&item=7&n=2')
})

test('titles and paragraphs stand side by side', () => {
  expect(variantsOf(['甲', '乙'], ['一'])).toEqual([
    { title: '甲', paragraph: '一' },
    { title: '乙', paragraph: null },
  ])
})
