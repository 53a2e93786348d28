import { createSdk } from '@omc/sdk'
import { fakeTransport } from '@omc/sdk/testing'
import { expect, test } from 'vitest'
import { accountSource } from './sources.ts'
import { queueRow } from './testing/rehearsal-rows.ts'

const pageAt = (at: number) => ({
  body: {
    data: Array.from({ length: 100 }, (_, row) =>
      queueRow({ id: `${at * 100 + row + 1}`, title: '防晒衣怎么选' }),
    ),
    meta: { record_count: 600, next_cursor: `c${at}` },
  },
})

test('a queue is read by cursor, since it moves meanwhile, and its first 500 items are rehearsed', async () => {
  const server = fakeTransport()
  for (let at = 0; at < 6; at += 1) server.answer('publish_contents.list', pageAt(at))
  const { signal } = new AbortController()
  const items = await accountSource('9').read(createSdk({ transport: server }), signal)
  expect([items.length, items.at(-1)?.id]).toEqual([500, '500'])
  const asked = server.calls.map(({ query }) => new URLSearchParams(query))
  expect(asked.map((query) => query.get('page[after]'))).toEqual([null, 'c0', 'c1', 'c2', 'c3'])
  // Two platforms may use one uid.
  expect(asked[0]?.get('filter[studio_account_id]')).toBe('9')
})
