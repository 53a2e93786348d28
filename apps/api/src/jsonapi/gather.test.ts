import { expect, it } from 'vitest'
import { gather } from './gather.ts'

const PIECE = 64 * 1024

/** Pieces that are available at once. */
async function* pieces(count: number) {
  for (let at = 0; at < count; at += 1) yield Buffer.alloc(PIECE, at % 251)
}

it('gives the bytes in their order, in memory of their own that can change threads', async () => {
  const whole = await gather(pieces(3))
  expect(whole.equals(Buffer.concat([0, 1, 2].map((one) => Buffer.alloc(PIECE, one))))).toBe(true)
  expect(whole.buffer.byteLength).toBe(whole.length)
  expect(await gather(pieces(0))).toHaveLength(0)
})

it('lets everybody else have their turn while 30 MB are copied (T18)', async () => {
  let turns = 0
  let isOver = false
  const count = () => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  expect(await gather(pieces(480))).toHaveLength(480 * PIECE)
  isOver = true
  expect(turns).toBeGreaterThanOrEqual(50)
})
