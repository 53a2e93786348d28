import { replaceState, stateOf } from '@omc/shell'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { RouterState } from '../kernel/router/router-state.ts'
import { firstScreen } from './first-screen.ts'

const START: RouterState = {
  location: { pathname: '/home', search: '' },
  failure: null,
  isMoving: true,
  isReady: false,
}

function rig() {
  const idle: (() => void)[] = []
  const queryClient = new QueryClient()
  const router = { state: stateOf(START) }
  let isSettled = false
  void firstScreen(router, queryClient, (run) => idle.push(run)).then(() => (isSettled = true))
  return {
    queryClient,
    arrive() {
      replaceState(router.state, { ...START, isReady: true, isMoving: false })
    },
    async rest() {
      for (const run of idle.splice(0)) run()
      await Promise.resolve()
      return isSettled
    },
  }
}

test('waits for the screen, then for what it asks the server for', async () => {
  const { queryClient, arrive, rest } = rig()
  expect(await rest()).toBe(false)
  arrive()
  let answer = (_rows: string[]): void => undefined
  const list = queryClient.fetchQuery({
    queryKey: ['list'],
    queryFn: () => new Promise<string[]>((resolve) => (answer = resolve)),
  })
  expect(await rest()).toBe(false)
  answer(['row'])
  await list
  await new Promise((resolve) => setTimeout(resolve))
  expect(await rest()).toBe(true)
})

test('does not wait for a screen that asks nothing', async () => {
  const { arrive, rest } = rig()
  arrive()
  expect(await rest()).toBe(true)
})
