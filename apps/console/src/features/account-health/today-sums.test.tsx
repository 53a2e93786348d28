import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startI18n } from '../../kernel/i18n/i18n.ts'
import { showAt } from '../../kit/testing/show-list.tsx'
import { TodaySums } from './today-sums.tsx'

beforeAll(startI18n)
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const MINUTE_MS = 60_000
/** Three minutes before midnight in Shanghai. */
const LATE = new Date('2026-07-01T15:57:00Z')

test('sums on a screen that stays open are those of the new day after midnight', async () => {
  vi.useFakeTimers({ now: LATE, toFake: ['Date', 'setInterval', 'clearInterval'] })
  const { calls } = await showAt(
    <TodaySums accounts={null} />,
    'admin',
    (server) =>
      server.always('publish_attempts.statistics', {
        body: { data: { totals: { count: 0, by_state: {} }, series: [] } },
      }),
    '/',
  )
  const days = () => calls.map(({ query }) => new URLSearchParams(query).get('since'))
  const pass = async (ms: number) => act(async () => vi.advanceTimersByTime(ms))
  await pass(2 * MINUTE_MS)
  expect(days()).toEqual(['2026-07-01'])
  await pass(2 * MINUTE_MS)
  expect(days()).toEqual(['2026-07-01', '2026-07-02'])
})
