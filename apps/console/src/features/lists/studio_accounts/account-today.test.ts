import type { Result } from '@omc/sdk'
import { expect, test } from 'vitest'
import { laterArgs, queueOn } from './account-today.ts'

type Page = Result<'publish_contents.list'>

const item = (id: string, release: string | null) => ({ id, release_at: release })
// as: only these attributes decide.
const page = (items: readonly object[], total: number) =>
  ({ items, total, totalCapped: false }) as unknown as Page

test('an item that is released after the day of the business is not due today', () => {
  const queue = page(
    [item('1', null), item('2', '2026-07-01T15:59:59.000Z'), item('3', '2026-07-01T16:00:00.000Z')],
    3,
  )
  const { shown, due, later } = queueOn('2026-07-01', queue, page([], 1))
  expect(shown.map(({ id }) => id)).toEqual(['1', '2'])
  expect([due.total, later]).toEqual([2, 1])
})

test('the items after a day are counted from its end in Asia/Shanghai', () => {
  expect(laterArgs('9', '2026-07-01')).toMatchObject({
    'filter[studio_account_id]': ['9'],
    'filter[release_since]': '2026-07-01T16:00:00.000Z',
  })
})

test('a long queue shows its first items and counts them all', () => {
  const items = Array.from({ length: 50 }, (_, at) => item(String(at), null))
  const { shown, due } = queueOn('2026-07-01', page(items, 120), page([], 20))
  expect([shown.length, due.total]).toEqual([8, 100])
})
