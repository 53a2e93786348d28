import { expect, it } from 'vitest'
import { createZombieWatch } from './zombie-watch.ts'

const sign = (values = {}) => ({ oldestDueS: 300, runningCount: 0, takenCount: 0, ...values })

function watching() {
  let nowMs = 0
  const watch = createZombieWatch({ dueS: 120, patienceMs: 1000 }, () => nowMs)
  return (atMs: number, values = {}) => {
    nowMs = atMs
    return watch.look(sign(values))
  }
}

it('sends a worker away that takes nothing while work is long due', () => {
  const look = watching()
  expect([look(0), look(999), look(1000)]).toEqual([false, false, true])
})

it('keeps a worker that runs a job, takes one, or has nothing due, and starts counting again', () => {
  for (const sign of [{ runningCount: 1 }, { takenCount: 1 }, { oldestDueS: 100 }]) {
    const look = watching()
    look(0)
    expect(look(1000, sign)).toBe(false)
    expect([look(1500, { takenCount: 1 }), look(2400, { takenCount: 1 })]).toEqual([false, false])
    expect(look(2500, { takenCount: 1 })).toBe('takenCount' in sign)
  }
})
