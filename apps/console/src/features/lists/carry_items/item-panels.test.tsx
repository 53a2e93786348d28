import { toErrorDocument, toListDocument } from '@omc/sdk/testing'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { addTexts, startI18n } from '../../../kernel/i18n/i18n.ts'
import { panelTexts } from '../../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../../kernel/i18n/parts.ts'
import { showAt, type ListServer } from '../../../kit/testing/show-list.tsx'
import { copyPanel, priceChart } from './carry-item.parts.ts'
import { list } from './carry-items.list.tsx'

class Unmeasured {
  observe() {}
  disconnect() {}
}

beforeAll(async () => {
  vi.stubGlobal('ResizeObserver', Unmeasured)
  await startI18n()
  for (const part of [consoleTexts, panelTexts]) await addTexts(part)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const TODAY = new Date('2026-07-03T04:00:00.000Z')
const itemDay = (id: string, date: string, price: number) => ({
  type: 'carry_item_details',
  id,
  record_date: date,
  price,
  commission_price: price / 10,
})

async function showPrices(
  who: string | { permissions: readonly string[] },
  days: readonly ReturnType<typeof itemDay>[],
) {
  vi.useFakeTimers({ now: TODAY, toFake: ['Date'] })
  const PriceChart = await priceChart()
  return showAt(
    <PriceChart record={{ id: '7' }} />,
    who,
    (server) => server.always('carry_item_details.list', { body: toListDocument(days) }),
    '/guanghe/item/list',
  )
}

test('prices by day are drawn, said in words and read as a table', async () => {
  const server = await showPrices('admin', [
    itemDay('2', '2026-07-03', 90),
    itemDay('1', '2026-07-01', 100),
  ])
  expect(await screen.findByText('近 30 天有 2 天记录，价格在 ¥90 到 ¥100 之间')).toBeDefined()
  const reader = screen.getByRole('slider', { name: '每日价格和佣金（元）' })
  expect(reader.getAttribute('aria-valuetext')).toBe('07-03, 价格 ¥90, 佣金 ¥9')
  fireEvent.click(screen.getByRole('button', { name: '表格' }))
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '日期价格佣金',
    '07-01¥100¥10',
    '07-02——',
    '07-03¥90¥9',
  ])
  const asked = new URLSearchParams(server.calls[0]?.query)
  expect(asked.get('filter[carry_item_id]')).toBe('7')
  expect(asked.get('filter[record_since]')).toBe('2026-06-04')
})

test('a pick without records says so', async () => {
  await showPrices('admin', [])
  expect(await screen.findByText('近 30 天没有价格记录')).toBeDefined()
  expect(screen.queryByRole('slider')).toBeNull()
})

async function showCopy(plan: (server: ListServer) => void) {
  const CopyPanel = await copyPanel()
  return showAt(
    <CopyPanel row={{ id: '7', title: '防晒衣' }} onClose={() => undefined} />,
    'admin',
    (server) => {
      server.always('channel_rules.list', { body: toListDocument([]) })
      plan(server)
    },
    '/guanghe/item/list',
  )
}

test('texts are written about the product of the row, for a channel', async () => {
  const server = await showCopy(({ answer }) =>
    answer('carry_items.get_algo_aicopy', {
      body: { data: { item_id: 'x7', titles: ['夏天就穿它'], paragraphs: ['轻薄透气。'] } },
    }),
  )
  expect(server.calls.some(({ operation }) => operation.includes('aicopy'))).toBe(false)
  fireEvent.change(screen.getByLabelText('渠道'), { target: { value: 'jd' } })
  fireEvent.click(screen.getByRole('button', { name: '写 3 篇' }))
  expect(await screen.findByText('夏天就穿它')).toBeDefined()
  expect(screen.getByText('轻薄透气。')).toBeDefined()
  const call = server.calls.find(({ operation }) => operation.includes('aicopy'))
  expect(call?.path).toBe('/api/v1/carry_items/7/get_algo_aicopy')
  const asked = new URLSearchParams(call?.query)
  expect(['channel', 'titles', 'paragraphs'].map((name) => asked.get(name))).toEqual([
    'jd',
    '3',
    '3',
  ])
})

test('a used-up budget is told in the panel', async () => {
  await showCopy(({ answer }) =>
    answer('carry_items.get_algo_aicopy', {
      status: 429,
      body: toErrorDocument(429, 'writing_budget', { detail: '今日写作额度已用完' }),
    }),
  )
  fireEvent.click(screen.getByRole('button', { name: '写 3 篇' }))
  expect(await screen.findByRole('alert')).toHaveProperty(
    'textContent',
    expect.stringContaining('今日写作额度已用完'),
  )
})

test('prices of products are asked for by their own ids, not by those of materials', () => {
  const PRICES = 'carry_materials.sync_commerce_items'
  const row = list.row?.find(({ operation }) => operation === PRICES)
  const bulk = list.bulk?.find(({ operation }) => operation === PRICES)
  // as: only their ids are read.
  const rows = [{ id: '7' }, { id: '8' }] as never
  expect(row?.run?.args({ id: '7' } as never)).toEqual({ item_ids: ['7'] })
  expect(bulk?.run?.args(rows)).toEqual({ item_ids: ['7', '8'] })
})
