import { proxy } from 'valtio/vanilla'
import { expect, test, vi } from 'vitest'
import type { RouterState } from './router-state.ts'
import { whenReady } from './when-ready.ts'

function routerAt(isReady: boolean) {
  const look = vi.fn()
  const shown = proxy({
    isMoving: false,
    isReadyNow: isReady,
    get isReady() {
      look()
      return this.isReadyNow
    },
  })
  // as: the code uses only these members.
  return { look, shown, state: shown as unknown as RouterState }
}

/** Whether the code still reacts to changes of the router. */
async function isFollowed({ look, shown }: ReturnType<typeof routerAt>): Promise<boolean> {
  look.mockClear()
  shown.isMoving = !shown.isMoving
  await Promise.resolve()
  return look.mock.calls.length > 0
}

test('settles with the first navigation, and listens no longer', async () => {
  const router = routerAt(false)
  let isSettled = false
  const ready = whenReady(router).then(() => (isSettled = true))
  expect(await isFollowed(router)).toBe(true)
  expect(isSettled).toBe(false)
  router.shown.isReadyNow = true
  await ready
  expect(await isFollowed(router)).toBe(false)
})

test('settles at once where it has ended already', async () => {
  const router = routerAt(true)
  await whenReady(router)
  expect(await isFollowed(router)).toBe(false)
})
