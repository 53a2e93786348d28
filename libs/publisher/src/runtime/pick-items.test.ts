import { behaviour } from '@omc/behaviours/vitest'
import { seededRandom } from '@omc/core/testing'
import { expect, it } from 'vitest'
import { pickItems } from './pick-items.ts'

it('takes all of up to two items', () => {
  const random = { next: () => 0.5 }
  expect(pickItems([], random)).toEqual([])
  expect(pickItems(['a'], random)).toEqual(['a'])
  expect(pickItems(['a', 'b'], random)).toEqual(['a', 'b'])
})

it('takes two of more, in their own order, every pair about as often', () => {
  const random = seededRandom(7)
  const counts = new Map<string, number>()
  for (let n = 0; n < 6_000; n += 1) {
    const pair = pickItems(['a', 'b', 'c', 'd'], random).join('')
    counts.set(pair, (counts.get(pair) ?? 0) + 1)
  }
  behaviour('B-194', () => {
    expect([...counts.keys()].sort()).toEqual(['ab', 'ac', 'ad', 'bc', 'bd', 'cd'])
    for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(150)
  })
})
