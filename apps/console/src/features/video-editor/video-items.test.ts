import { expect, test } from 'vitest'
import { areNumbered, itemsOf } from './video-items.ts'

test('takes of a product what people write, whatever the server knows besides', () => {
  const known = { item_id: '7', title: '茶', price: 12, pic_url: '/a.jpg' }
  expect(itemsOf([known, { item_id: 8 }, 'odd'])).toEqual([
    { item_id: '7', title: '茶' },
    { item_id: '', title: '' },
    { item_id: '', title: '' },
  ])
  expect(itemsOf(undefined)).toEqual([])
})

test('a product needs a number, no product needs none', () => {
  expect(areNumbered([{ item_id: ' ', title: '茶' }])).toBe(false)
  expect(areNumbered([{ item_id: '7' }])).toBe(true)
  expect(areNumbered([])).toBe(true)
})
