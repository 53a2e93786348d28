import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inTurn } from './in-turn.ts'

let seen: string[]
const options = {
  pauseMs: 20,
  mostWaiting: 3,
  onError: (error: unknown) => void seen.push(String(error)),
}
beforeEach(() => {
  seen = []
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

it('does one after another, goes on after a failure, and tells when all is done', async () => {
  const { add, settled } = inTurn(options)
  let letGo = (): void => undefined
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  add(async () => {
    await gate
    seen.push('first')
  })
  add(async () => {
    throw new Error('lost')
  })
  add(async () => void seen.push('third'))
  expect(seen).toEqual([])
  letGo()
  await settled(1_000)
  expect(seen).toEqual(['first', 'Error: lost', 'third'])
  expect(vi.getTimerCount()).toBe(0)
})

it('drops what comes when too many wait, and takes more once they are done', async () => {
  const { add, settled } = inTurn(options)
  const names = ['first', 'second', 'third', 'dropped']
  for (const name of names) add(async () => void seen.push(name))
  expect(seen).toEqual(['Error: 3 wait for their turn already'])
  await settled(1_000)
  add(async () => void seen.push('later'))
  await settled(1_000)
  expect(seen.slice(1)).toEqual(['first', 'second', 'third', 'later'])
})

it('goes on after it was settled with nothing to do', async () => {
  const { add, settled } = inTurn(options)
  await settled(1_000)
  add(async () => void seen.push('first'))
  await vi.advanceTimersByTimeAsync(20)
  expect(seen).toEqual(['first'])
})

it('waits no longer than the limit for work that does not end', async () => {
  const { add, settled } = inTurn(options)
  add(() => new Promise(() => undefined))
  const isSettled = vi.fn()
  void settled(1_000).then(isSettled)
  await vi.advanceTimersByTimeAsync(999)
  expect(isSettled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(isSettled).toHaveBeenCalledOnce()
})

it('lets the first of a quiet time wait a moment, and takes along what comes meanwhile', async () => {
  const { add } = inTurn(options)
  add(async () => void seen.push('first'))
  await vi.advanceTimersByTimeAsync(19)
  add(async () => void seen.push('second'))
  expect(seen).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(seen).toEqual(['first', 'second'])
  add(async () => void seen.push('third'))
  await vi.advanceTimersByTimeAsync(20)
  expect(seen).toEqual(['first', 'second', 'third'])
  expect(vi.getTimerCount()).toBe(0)
})
