import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { i18n, startI18n } from '../../../kernel/i18n/i18n.ts'
import { texts } from './carry-sources.zh.ts'
import { StatusBars } from './status-bars.tsx'

beforeAll(async () => {
  await startI18n()
  i18n.addResourceBundle('zh', 'translation', texts, true)
})
afterEach(cleanup)

test('collected contents stand by status in the order of the work, and their sum is told apart from the posts', () => {
  render(<StatusBars record={{ status_count: { rejected: 1, checked: 2, fetched: 1, odd: 7 } }} />)
  const bars = within(screen.getByRole('list', { name: '已采集内容（4）' })).getAllByRole(
    'listitem',
  )
  expect(bars.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/1 · 25%$/),
    expect.stringMatching(/2 · 50%$/),
    expect.stringMatching(/1 · 25%$/),
  ])
  expect(screen.getByText(/作品数/)).toBeDefined()
})

test.each([{}, { status_count: {} }, { status_count: 'x' }])(
  'without counts nothing: %o',
  (record) => {
    const { container } = render(<StatusBars record={record} />)
    expect(container.textContent).toBe('')
  },
)
