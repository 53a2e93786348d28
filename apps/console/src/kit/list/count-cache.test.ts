import { createSdk } from '@omc/sdk'
import { fakeTransport } from '@omc/sdk/testing'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { readingQuery, source } from '../../features/stats/stats-source.ts'
import { read } from '../../kernel/data/read.ts'
import { totalsQuery } from './tab-counts.ts'

const OPERATION = 'publish_contents.statistics'
const ARGS = { all_days: true }
const TOTALS = { count: 3, by_status: { queued: 3 } }
const EVERYWHERE = {
  range: '7',
  days: { since: '2026-01-01', until: '2026-01-02' },
  channels: [],
  accounts: [],
  agencies: [],
}

test('counts of tabs, figures of a board and the whole answer stand apart in the cache', async () => {
  const transport = fakeTransport()
  transport.always(OPERATION, { body: { data: { totals: TOTALS, series: [] } } })
  const sdk = createSdk({ transport })
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const counted = await client.fetchQuery(totalsQuery(sdk, OPERATION, {}))
  const figures = await client.fetchQuery(
    readingQuery(sdk, source(OPERATION, { days: 'all' }), EVERYWHERE),
  )
  const whole = await client.fetchQuery(read(sdk, OPERATION, ARGS))
  expect(counted).toEqual(TOTALS)
  expect(figures.totals).toEqual(TOTALS)
  expect(whole.totals).toEqual(TOTALS)
})
