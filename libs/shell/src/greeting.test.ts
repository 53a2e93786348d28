import { behaviour } from '@omc/behaviours/vitest'
import { expect, it } from 'vitest'
import { GREETINGS, timeOfDay } from './greeting.ts'

it('greets each of the 24 hours by its time of day', () => {
  const day = Array.from({ length: 24 }, (_, hour) => timeOfDay(hour))
  behaviour('B-135', () => {
    expect(day.slice(0, 8)).toEqual(Array(8).fill('morning'))
    expect(day.slice(8, 12)).toEqual(Array(4).fill('forenoon'))
    expect(day.slice(12, 14)).toEqual(Array(2).fill('noon'))
    expect(day.slice(14, 18)).toEqual(Array(4).fill('afternoon'))
    expect(day.slice(18)).toEqual(Array(6).fill('evening'))
  })
})

it('has words in both languages for every time of day', () => {
  expect(Object.values(GREETINGS).map(({ zh }) => zh)).toEqual([
    '早上好',
    '上午好',
    '中午好',
    '下午好',
    '晚上好',
  ])
})
