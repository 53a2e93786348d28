import { behaviour } from '@omc/behaviours/vitest'
import { VirtualClock } from '@omc/core/testing'
import { createLoadingMask } from '@omc/shell'
import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { followMutations } from './follow-mutations.ts'

function setUp() {
  const clock = new VirtualClock()
  const mask = createLoadingMask(clock)
  const client = new QueryClient()
  const stop = followMutations(client.getMutationCache(), mask)
  const call = (...mutationKey: string[]) => {
    let resolve = (): void => undefined
    let reject = (_error: Error): void => undefined
    const answer = new Promise<void>((...settle) => ([resolve, reject] = settle))
    const done = new MutationObserver(client, { mutationKey, mutationFn: () => answer }).mutate()
    return { done, resolve, reject }
  }
  return { clock, mask, stop, call }
}

test('the mask of doEdit is debounced, and goes with the answer', async () => {
  const { clock, mask, call } = setUp()
  const { done, resolve } = call('userManagement', 'doEdit')
  await behaviour('B-156', async () => {
    await clock.advance(299)
    expect(mask.state.isShown).toBe(false)
    await clock.advance(1)
    expect(mask.state.isShown).toBe(true)
  })
  resolve()
  await done
  expect(mask.state.isShown).toBe(false)
})

test('the mask of doDelete shows at once, and goes with a failure', async () => {
  const { mask, call } = setUp()
  const { done, reject } = call('userManagement', 'doDelete')
  expect(mask.state.isShown).toBe(true)
  reject(new Error('no'))
  await expect(done).rejects.toThrow('no')
  expect(mask.state.isShown).toBe(false)
})

test('other calls have no mask, and nothing stays when it is not watched any more', async () => {
  const { clock, mask, stop, call } = setUp()
  call('users', 'update')
  await clock.advance(10_000)
  expect(mask.state.isShown).toBe(false)
  call('userManagement', 'doDelete')
  expect(mask.state.isShown).toBe(true)
  stop()
  expect(mask.state.isShown).toBe(false)
})
