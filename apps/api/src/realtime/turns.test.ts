import { expect, it } from 'vitest'
import { createTurns } from './turns.ts'

it('gives each member one turn in a round, and about as many to each turn', () => {
  const turns = createTurns<number>(3)
  for (let n = 1; n <= 7; n += 1) turns.add(n)
  const round = [1, 2, 3].map(() => [...turns.next()])
  expect(round).toEqual([
    [2, 5],
    [3, 6],
    [1, 4, 7],
  ])
  turns.delete(5)
  expect(turns.size).toBe(6)
  expect([...turns].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 6, 7])
  expect([...turns.next()]).toEqual([2])
})
