import { getEventListeners } from 'node:events'
import { expect, it, vi } from 'vitest'
import { createWaitingLine } from './waiting-line.ts'

const line = () => {
  const onEmpty = vi.fn<() => void>()
  return { ...createWaitingLine<string>(onEmpty), onEmpty }
}

it('lets everybody go by their turns, those without one last, in the order in which they came', async () => {
  const { join, release } = line()
  const gone: string[] = []
  const waiting = [
    ['a', undefined],
    ['b', 2],
    ['c', undefined],
    ['d', 1],
    ['e', 2],
  ] as const
  const all = waiting.map(async ([name, turn]) => {
    await join(turn === undefined ? {} : { turn })
    gone.push(name)
  })
  release('now')
  await Promise.all(all)
  expect(gone).toEqual(['d', 'b', 'e', 'a', 'c'])
})

it('gives one answer: the first, to those who come after it too', async () => {
  const { join, release, isEmpty } = line()
  const early = join({})
  release('first')
  release('second')
  expect([await early, await join({}), isEmpty()]).toEqual(['first', 'first', true])
  expect(await join({ signal: AbortSignal.abort() })).toBe('first')
})

it('tells when the last one has left, and not before', async () => {
  const { join, isEmpty, onEmpty } = line()
  const leaving = [new AbortController(), new AbortController()]
  const waiting = leaving.map(({ signal }) => join({ signal }))
  expect(isEmpty()).toBe(false)
  leaving[0]?.abort()
  expect(onEmpty).not.toHaveBeenCalled()
  leaving[1]?.abort()
  expect(onEmpty).toHaveBeenCalledTimes(1)
  expect(await Promise.all(waiting)).toEqual([null, null])
  expect(isEmpty()).toBe(true)
})

it('holds nobody who has left before, and nothing of those who have gone', async () => {
  const { join, release, isEmpty, onEmpty } = line()
  expect(await join({ signal: AbortSignal.abort() })).toBeNull()
  expect(isEmpty()).toBe(true)
  const { signal } = new AbortController()
  const waiting = join({ signal })
  release('now')
  expect(await waiting).toBe('now')
  expect(getEventListeners(signal, 'abort')).toEqual([])
  expect(onEmpty).not.toHaveBeenCalled()
})
