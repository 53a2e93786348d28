import { toErrorDocument, type fakeTransport } from '@omc/sdk/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { list } from '../../features/lists/carry_contents/carry-contents.list.tsx'
import { addTexts, startI18n } from '../../kernel/i18n/i18n.ts'
import { panelTexts } from '../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../kernel/i18n/parts.ts'
import { showInConsole } from '../testing/show-in-console.tsx'
import { defaultsOf } from './list-query.ts'
import { parseListState } from './list-state.ts'
import { StatusTabs } from './status-tabs.tsx'

beforeAll(async () => {
  await startI18n()
  await addTexts(consoleTexts)
  await addTexts(panelTexts)
})
afterEach(cleanup)

const STATISTICS = 'carry_contents.statistics'
const plain = { ...list, waits: [] }
const COUNTS = { count: 1284, by_status: { fetched: 1200, checked: 84 } }

function show(
  query: string,
  answer: (transport: ReturnType<typeof fakeTransport>) => void,
  tabs: typeof plain = plain,
) {
  const state = parseListState(new URLSearchParams(query), defaultsOf(tabs))
  return showInConsole({ admin: true }, (transport) => {
    answer(transport)
    return <StatusTabs list={tabs} scope={{}} state={state} onChange={() => undefined} />
  })
}

const counts = (transport: ReturnType<typeof fakeTransport>) =>
  transport.answer(STATISTICS, { body: { data: { totals: COUNTS, series: [] } } })
const tab = (name: string) => screen.getByRole('tab', { name })
const asked = (calls: readonly { readonly operation: string; readonly query: string }[]) =>
  calls.map(({ operation, query }) => `${operation}?${decodeURIComponent(query)}`)

test('counts all tabs with one read, under the filters of the list', async () => {
  const { transport } = show('q=茶&f.source=douyin&t=checked', counts)
  await waitFor(() => tab('全部 1,284'))
  expect(tab('待处理 1,200')).toBeTruthy()
  expect(tab('已检查 84')).toBeTruthy()
  expect(tab('已发布 0')).toBeTruthy()
  expect(asked(transport.calls)).toEqual([
    `${STATISTICS}?filter[source]=douyin&filter[search]=茶&all_days=true`,
  ])
})

test('the tab of all rows counts those that a filter of the same attribute leaves', async () => {
  const { transport } = show('f.status=checked', counts)
  await waitFor(() => tab('全部 84'))
  expect(tab('待处理 1,200')).toBeTruthy()
  expect(asked(transport.calls)).toEqual([`${STATISTICS}?all_days=true`])
})

test('shows no number after a failure, never zero', async () => {
  const { transport } = show('', (server) =>
    server.answer(STATISTICS, { status: 500, body: toErrorDocument(500, 'internal') }),
  )
  await waitFor(() => expect(transport.calls.length).toBeGreaterThan(0))
  expect(tab('全部')).toBeTruthy()
  expect(tab('待处理')).toBeTruthy()
})

test('asks the list for each tab where no operation counts them', async () => {
  const tabs = { filter: 'status', values: () => [{ value: 'checked', label: '已检查' }] }
  const { transport } = show(
    '',
    (server) => {
      for (const count of [9, 7])
        server.answer('carry_contents.list', { body: { data: [], meta: { record_count: count } } })
    },
    { ...plain, statusTabs: tabs },
  )
  await waitFor(() => tab('已检查 7'))
  expect(asked(transport.calls)).toEqual([
    'carry_contents.list?page[size]=1',
    'carry_contents.list?filter[status]=checked&page[size]=1',
  ])
})
