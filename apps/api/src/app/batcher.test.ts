import { expect, it } from 'vitest'
import { createBatcher } from './batcher.ts'

function setUp(mostKeys = 3) {
  const asked: (readonly number[])[] = []
  const releases: (() => void)[] = []
  const double = createBatcher<number, number>({
    mostKeys,
    ask: async (keys) => {
      asked.push(keys)
      await new Promise<void>((resolve) => void releases.push(resolve))
      if (keys.includes(13)) throw new Error('thirteen')
      return keys.map((key) => key * 2)
    },
  })
  const turn = () => new Promise<void>((resolve) => void setImmediate(resolve))
  /** Lets the question that is under way end, and the next one begin. */
  const release = async () => {
    releases.shift()?.()
    await turn()
  }
  return { asked, double, release, turn }
}

it('asks what comes in one turn as one question, in parts of the limit', async () => {
  const { asked, double, release, turn } = setUp()
  const answers = Promise.all([1, 2, 3, 4].map(double))
  await turn()
  expect(asked).toEqual([[1, 2, 3]])
  await release()
  expect(asked).toEqual([[1, 2, 3], [4]])
  await release()
  expect(await answers).toEqual([2, 4, 6, 8])
})

it('asks again for what comes while a question is under way, also the same', async () => {
  const { asked, double, release, turn } = setUp()
  const first = double(1)
  await turn()
  const again = double(1)
  await turn()
  expect(asked).toEqual([[1]])
  await release()
  await release()
  expect([await first, await again]).toEqual([2, 2])
  expect(asked).toEqual([[1], [1]])
})

it('fails those whose question failed, and nobody else', async () => {
  const { double, release, turn } = setUp(1)
  const [bad, good] = [double(13), double(2)]
  const refused = bad.catch((why: unknown) => String(why))
  await turn()
  await release()
  await release()
  expect(await refused).toContain('thirteen')
  expect(await good).toBe(4)
})
