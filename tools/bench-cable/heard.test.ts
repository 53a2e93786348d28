import { expect, it } from 'vitest'
import { judgeHeard, type Heard } from './heard.ts'

/** `|` is a connection, `?` a gap that was told, a number an event. */
const heardOf = (text: string): readonly Heard[] =>
  text.split(' ').map((one) => {
    if (one === '|') return { tag: 'connected' }
    return one === '?' ? { tag: 'gap' } : { tag: 'event', n: Number(one) }
  })
const judged = (text: string, lastN = 6) => Object.values(judgeHeard(heardOf(text), lastN))

it('F15: finds nothing where each event came once, whatever the connections', () => {
  expect(judged('| 1 2 | 3 4 | | 5 6')).toEqual([0, 0, 0])
  expect(judged('| 3 4 5 6')).toEqual([0, 0, 0])
})

it('F15: counts events that are missing in the middle, between connections and at the end', () => {
  expect(judged('| 1 2 4 5 6')).toEqual([1, 0, 0])
  expect(judged('| 1 2 | 5 6')).toEqual([2, 0, 0])
  expect(judged('| 1 2 3')).toEqual([3, 0, 0])
  expect(judged('|')).toEqual([1, 0, 0])
})

it('F15: takes a gap that was told, before or after the first event behind it, and only that one', () => {
  expect(judged('| 1 2 | ? 5 6')).toEqual([0, 0, 1])
  expect(judged('| 1 2 | 5 ? 6')).toEqual([0, 0, 1])
  expect(judged('| 1 2 | ?')).toEqual([0, 0, 1])
  expect(judged('| 1 | ? 3 5 6')).toEqual([1, 0, 1])
  expect(judged('| 1 | ? 3 4 | 6')).toEqual([1, 0, 1])
})

it('F15: counts events that come again', () => {
  expect(judged('| 1 2 3 | 3 4 5 6')).toEqual([0, 1, 0])
})
