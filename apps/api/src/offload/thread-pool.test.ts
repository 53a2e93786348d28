import { expect, it } from 'vitest'
import { createThreadPool, ThreadEnded } from './thread-pool.ts'

const open = (longestMs: number) =>
  createThreadPool({
    file: new URL('./testing/slow-thread.ts', import.meta.url),
    threads: 1,
    longestMs,
    idleMs: 50,
    memoryMb: 64,
  })

it('answers each message, one after the other on one thread', async () => {
  const pool = open(20_000)
  const answers = [1, 2, 3].map((one) => pool.run(one, []))
  expect(pool.waiting()).toBe(2)
  expect(await Promise.all(answers)).toEqual([2, 4, 6])
  expect(pool.waiting()).toBe(0)
})

it('ends a thread that never answers, with its work alone; the next one gets a new thread', async () => {
  const pool = open(3_000)
  const [stuck, next] = [pool.run('for ever', []), pool.run(21, [])]
  await expect(stuck).rejects.toBeInstanceOf(ThreadEnded)
  expect(await next).toBe(42)
})
