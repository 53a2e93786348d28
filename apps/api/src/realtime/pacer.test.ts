import { expect, it } from 'vitest'
import { asOne, createPacer } from './pacer.ts'

function setUp() {
  const turns: (() => void)[] = []
  const done: number[] = []
  const pace = createPacer(5, {
    spend: (task) => {
      task()
      return 2
    },
    nextTurn: (run) => void turns.push(run),
  })
  return {
    done,
    turns,
    pace,
    task: (n: number) => () => void done.push(n),
    next: () => turns.shift()?.(),
  }
}

it('runs in order, as much in a turn as its budget takes, and the rest in the next ones', () => {
  const { done, turns, pace, task, next } = setUp()
  for (const n of [1, 2, 3, 4, 5, 6, 7]) pace(task(n))
  expect(done).toEqual([1, 2, 3])
  expect(turns).toHaveLength(1)
  next()
  expect(done).toEqual([1, 2, 3, 4, 5, 6])
  next()
  expect(done).toEqual([1, 2, 3, 4, 5, 6, 7])
  next()
  expect(turns).toHaveLength(0)
})

it('puts what a task brings behind what waits already', () => {
  const { done, pace, task, next } = setUp()
  pace(() => {
    task(1)()
    pace(task(3))
  })
  pace(task(2))
  next()
  next()
  expect(done).toEqual([1, 3, 2])
})

it('counts tasks instead of their time when it is told so', () => {
  const turns: (() => void)[] = []
  let doneCount = 0
  const pace = createPacer(2, { spend: asOne, nextTurn: (run) => void turns.push(run) })
  for (let i = 0; i < 5; i += 1) pace(() => (doneCount += 1))
  expect(doneCount).toBe(2)
  turns.shift()?.()
  expect(doneCount).toBe(4)
})

it('goes on with those behind a task that throws', () => {
  const turns: (() => void)[] = []
  const done: number[] = []
  const pace = createPacer(1, { spend: asOne, nextTurn: (run) => void turns.push(run) })
  pace(() => done.push(1))
  pace(() => {
    throw new Error('planted')
  })
  pace(() => done.push(3))
  expect(() => turns.shift()?.()).toThrow('planted')
  turns.shift()?.()
  pace(() => done.push(4))
  turns.shift()?.()
  expect(done).toEqual([1, 3, 4])
})
