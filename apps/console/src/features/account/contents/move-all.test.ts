import { expect, test, vi } from 'vitest'
import { moveAll, type Moved } from './move-all.ts'

const portion = (moved: number, left: number, failed: readonly string[] = []) => ({
  succeeded: Array.from({ length: moved }, (_, at) => ({ id: String(at) })),
  failed,
  left_count: left,
  undo_id: moved > 0 ? `u${left}` : null,
})

async function run(answers: readonly ReturnType<typeof portion>[]) {
  const rest = [...answers]
  const call = vi.fn(async () => rest.shift() ?? portion(0, 0))
  const seen: Moved<string>[] = []
  await moveAll(call, (moved) => seen.push(moved))
  return { calls: call.mock.calls.length, seen }
}

test('calls until none is left, and sums what moved', async () => {
  const { calls, seen } = await run([portion(500, 700), portion(500, 200), portion(200, 0)])
  expect(calls).toBe(3)
  expect(seen.map(({ moved, left }) => [moved, left])).toEqual([
    [500, 700],
    [1000, 200],
    [1200, 0],
  ])
  expect(seen.at(-1)?.undoIds).toEqual(['u700', 'u200', 'u0'])
})

test('ends when none of a portion can be moved, and tells why', async () => {
  const { calls, seen } = await run([portion(3, 2, ['a', 'b']), portion(0, 2, ['a', 'b'])])
  expect(calls).toBe(2)
  expect(seen.at(-1)).toEqual({ moved: 3, left: 2, failed: ['a', 'b'], undoIds: ['u2'] })
})

test('ends after one call when there is nothing to move', async () => {
  expect(await run([portion(0, 0)])).toEqual({
    calls: 1,
    seen: [{ moved: 0, left: 0, failed: [], undoIds: [] }],
  })
})

test('ends after the portion at work when it is stopped', async () => {
  const call = vi.fn(async () => portion(500, 700))
  await moveAll(
    call,
    () => undefined,
    () => true,
  )
  expect(call).toHaveBeenCalledOnce()
})
