import { expect, it } from 'vitest'
import { problem } from '../../kernel/problem.ts'
import { askEach } from './ask-each.ts'

const gone = problem('channel_refused', { channel: 'sandbox', said: 'the channel refused' })
const away = problem('channel_unreachable', { channel: 'no answer' })

it('keeps the order and lets one refusal harm nobody else', async () => {
  const results = await askEach([1, 2, 3, 4], async (n) => {
    if (n === 2) throw gone
    return n * 10
  })
  expect(results).toEqual([
    { ok: true, of: 1, answer: 10 },
    { ok: false, of: 2, problem: gone },
    { ok: true, of: 3, answer: 30 },
    { ok: true, of: 4, answer: 40 },
  ])
})

it('asks no more at once than it may', async () => {
  let open = 0
  let most = 0
  await askEach(
    Array.from({ length: 20 }, (_, i) => i),
    async () => {
      open += 1
      most = Math.max(most, open)
      await Promise.resolve()
      open -= 1
    },
    3,
  )
  expect(most).toBe(3)
})

it('is unreachable as a whole when nothing could be asked', async () => {
  await expect(askEach([1, 2], () => Promise.reject(away))).rejects.toBe(away)
})

it('does not take a fault of ours for an answer of the channel', async () => {
  const fault = new TypeError('ours')
  await expect(askEach([1], () => Promise.reject(fault))).rejects.toBe(fault)
})

it('has nothing to say about nothing', async () => {
  expect(await askEach([], () => Promise.reject(away))).toEqual([])
})
