import { createNotices } from '@omc/shell'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startI18n } from '../../kernel/i18n/i18n.ts'
import { showAt } from '../../kit/testing/show-list.tsx'
import type { ConsoleNotice } from '../notices/console-notice.ts'
import { NoticesContext } from '../notices/notices-context.ts'
import { HomePage } from './home-page.tsx'

beforeAll(startI18n)
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const MINUTE_MS = 60_000

test('home that stays open shows the date, the greeting and the figures of the new day', async () => {
  const late = new Date(2026, 6, 1, 23, 58)
  vi.useFakeTimers({ now: late, toFake: ['Date', 'setInterval', 'clearInterval'] })
  const notices = createNotices<ConsoleNotice>({
    list: async () => ({ data: [], recordCount: 0 }),
    markRead: async () => undefined,
    clear: async () => undefined,
  })
  const page = (
    <NoticesContext value={notices}>
      <HomePage />
    </NoticesContext>
  )
  const { calls } = await showAt(page, 'admin', () => undefined, '/')
  const since = () =>
    calls
      .map(({ query }) => new URLSearchParams(query).get('filter[published_since]'))
      .filter((one) => one !== null)
  const heading = () => screen.getByRole('heading', { level: 1 }).parentElement?.textContent ?? ''
  const pass = async (ms: number) => act(async () => vi.advanceTimersByTime(ms))
  await pass(MINUTE_MS)
  expect(heading()).toContain('7月1日')
  const newDay = new Date(2026, 6, 2).toISOString()
  expect(since()).not.toContain(newDay)
  await pass(2 * MINUTE_MS)
  expect(heading()).toContain('7月2日')
  expect(since()).toContain(newDay)
})
