import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showAt } from '../../kit/testing/show-list.tsx'
import { useWaits } from './use-waits.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const MINUTE_MS = 60_000

function Addresses() {
  const expiring = useWaits().find(({ wait }) => wait.kind === 'expiring')
  return <output>{expiring?.wait.address}</output>
}
const address = () => screen.getByRole('status').textContent

test('logins that end soon are counted from the new day after midnight, and no sooner', async () => {
  const late = new Date(2026, 6, 1, 23, 57)
  vi.useFakeTimers({ now: late, toFake: ['Date', 'setInterval', 'clearInterval'] })
  const { calls } = await showAt(<Addresses />, 'manager', () => undefined, '/')
  const pass = async (ms: number) => act(async () => vi.advanceTimersByTime(ms))
  const asked = calls.length
  expect(address()).toContain('f.expires=..2026-07-04')
  await pass(2 * MINUTE_MS)
  expect(calls).toHaveLength(asked)
  await pass(2 * MINUTE_MS)
  expect(address()).toContain('f.expires=..2026-07-05')
  expect(calls).toHaveLength(asked + 1)
})
