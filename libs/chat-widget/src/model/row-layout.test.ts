import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { say } from '../testing/say.ts'
import { estimateHeight } from './row-heights.ts'
import { createRowLayout } from './row-layout.ts'
import { rangeAtEnd, rangeBetween } from './row-range.ts'

const many = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => say(`${prefix}${index}`))

it('keeps measured heights with their messages when others come before, after and between', () => {
  const layout = createRowLayout()
  const [a, b, c] = [say('a'), say('b'), say('c')]
  layout.sync([a, c])
  layout.measure(0, 100)
  layout.measure(1, 40)
  layout.sync([...many('h', 3), a, b, c, say('d')])
  const guess = estimateHeight(b)
  expect([3, 4, 5, 6].map(layout.heightOf)).toEqual([100, guess, 40, guess])
  layout.sync([c, a])
  expect([layout.heightOf(0), layout.heightOf(1), layout.topOf(2)]).toEqual([40, 100, 140])
})

it('keeps the height of a message that the server gave another id', () => {
  const layout = createRowLayout()
  layout.sync([{ ...say('local'), key: 'local' }, say('b')])
  layout.measure(0, 99)
  layout.sync([{ ...say('41'), key: 'local' }, say('b')])
  expect(layout.heightOf(0)).toBe(99)
})

it('answers tops and rows as plain adding up does, for any course of measuring', () => {
  const steps = fc.array(fc.tuple(fc.nat(49), fc.integer({ min: 1, max: 300 })))
  fc.assert(
    fc.property(steps, fc.nat(12_000), (measures, distance) => {
      const layout = createRowLayout()
      layout.sync(many('m', 50))
      const heights = many('m', 50).map(estimateHeight)
      for (const [index, height] of measures) {
        layout.measure(index, height)
        heights[index] = height
        layout.topOf(index)
      }
      const tops = heights.map((_, index) =>
        heights.slice(0, index).reduce((sum, height) => sum + height, 0),
      )
      expect(tops.map((_, index) => layout.topOf(index))).toEqual(tops)
      expect(layout.indexAt(distance)).toBe(tops.findLastIndex((top) => top <= distance))
    }),
  )
})

it('names the rows between two distances, and those that fill the end', () => {
  const layout = createRowLayout()
  layout.sync(many('m', 10))
  for (let index = 0; index < 10; index += 1) layout.measure(index, 50)
  expect(rangeBetween(layout, 100, 199)).toEqual({ start: 2, end: 4 })
  expect(rangeBetween(layout, -500, 9000)).toEqual({ start: 0, end: 10 })
  expect(rangeAtEnd(layout, 120)).toEqual({ start: 7, end: 10 })
  layout.sync([])
  expect(rangeAtEnd(layout, 120)).toEqual({ start: 0, end: 0 })
})
