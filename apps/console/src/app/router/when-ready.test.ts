import { expect, test } from 'vitest'
import type { RouterState } from './router-state.ts'
import { whenReady } from './when-ready.ts'

function routerAt(isReady: boolean) {
  const listeners = new Set<() => void>()
  // as: nobody asks for the rest.
  let state = { isReady } as RouterState
  return {
    listeners,
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    set(next: Partial<RouterState>) {
      state = { ...state, ...next }
      for (const listener of listeners) listener()
    },
  }
}

test('settles with the first navigation, and listens no longer', async () => {
  const router = routerAt(false)
  let isSettled = false
  const ready = whenReady(router).then(() => (isSettled = true))
  router.set({ isMoving: true })
  await Promise.resolve()
  expect(isSettled).toBe(false)
  router.set({ isReady: true })
  await ready
  expect(router.listeners.size).toBe(0)
})

test('settles at once where it has ended already', async () => {
  const router = routerAt(true)
  await whenReady(router)
  expect(router.listeners.size).toBe(0)
})
