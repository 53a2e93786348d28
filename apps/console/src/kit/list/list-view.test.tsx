import { toListDocument } from '@omc/sdk/testing'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  list as items,
  texts as itemTexts,
} from '../../features/lists/carry_items/carry-items.list.tsx'
import {
  list as sources,
  texts as sourceTexts,
} from '../../features/lists/carry_sources/carry-sources.list.tsx'
import { list as plans, texts as planTexts } from '../../features/lists/plans/plans.list.tsx'
import { addTexts, i18n, startI18n } from '../../kernel/i18n/i18n.ts'
import { panelTexts, viewTexts } from '../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../kernel/i18n/parts.ts'
import { noteDrawn } from '../../kernel/page/first-drawn.ts'
import { rowsAsked, showList, type ListServer } from '../testing/show-list.tsx'
import { ownStore, type KeptLooks } from './own/own-store.ts'
import * as offers from './rest/read-offer.ts'

vi.mock('./rest/read-offer.ts', { spy: true })

beforeAll(async () => {
  await startI18n()
  for (const part of [consoleTexts, panelTexts, viewTexts]) await addTexts(part)
  for (const texts of [itemTexts, planTexts, sourceTexts])
    i18n.addResourceBundle('zh', 'translation', texts, true)
  noteDrawn()
})
beforeEach(() => {
  localStorage.clear()
  ownStore.now = NO_LOOKS
})
afterEach(cleanup)

const NO_LOOKS: KeptLooks = { by: 'lin', columns: {}, layout: {}, unsent: [] }

const nothing = (resource: string) => (server: ListServer) =>
  server.always(`${resource}.list`, { body: { data: [], meta: { record_count: 0 } } })

const plan = {
  type: 'plans',
  id: '7',
  name: '早间发布',
  account_name: '小红豆',
  platform: 'guangguang',
  kind: 'submit',
  times: ['08:30'],
  weekdays: [1],
  enabled: true,
  next_run_at: null,
  last_job_state: null,
  batch_count: 12,
  timezone: 'Asia/Shanghai',
}
const withPlan = (server: ListServer) => {
  server.always('plans.list', { body: toListDocument([plan]) })
  server.always('audit_events.list', { body: { data: [], meta: { record_count: 0 } } })
}

test('an empty list offers its main act to those who may run it, and nobody else', async () => {
  await showList(sources, 'manager', nothing('carry_sources'))
  const cell = (await screen.findByText('还没有来源')).closest('td')
  expect(within(cell as HTMLElement).getByRole('button').textContent).toBe('添加来源')
  cleanup()
  await showList(sources, 'auditor', nothing('carry_sources'))
  const other = (await screen.findByText('还没有来源')).closest('td')
  expect(within(other as HTMLElement).queryByRole('button')).toBeNull()
})

test('a list without a panel of its own opens its rows with all their attributes', async () => {
  await showList(plans, 'manager', withPlan)
  fireEvent.click(await screen.findByRole('button', { name: '早间发布' }))
  const panel = await screen.findByRole('dialog', { name: '早间发布' })
  await waitFor(() => expect(panel.textContent).toContain('Asia/Shanghai'))
})

test('the panel of a row and its line in the table both have the acts of the row', async () => {
  await showList(plans, 'manager', withPlan, '?peek=7')
  const panel = await screen.findByRole('dialog', { name: '早间发布' })
  await within(panel).findByRole('button', { name: '编辑' })
  within(panel).getByRole('button', { name: '停用' })
  within(screen.getByRole('table')).getByRole('button', { name: '编辑 早间发布' })
  cleanup()
  await showList(plans, 'auditor', withPlan, '?peek=7')
  const other = await screen.findByRole('dialog', { name: '早间发布' })
  await waitFor(() => expect(other.textContent).toContain('Asia/Shanghai'))
  expect(within(other).queryByRole('button', { name: '编辑' })).toBeNull()
})

test('a filter that no control declares is taken from the address, in one request', async () => {
  const server = await showList(items, 'manager', nothing('carry_items'), '?f.item_id=88,99')
  await screen.findByText('没有符合条件的结果')
  expect(rowsAsked(server, 'carry_items')).toEqual([
    expect.stringContaining('filter[item_id]=88,99'),
  ])
  await screen.findByRole('button', { name: /商品编号.*88/ })
})

test('days of the address are a chip, though their filter stands behind a button', async () => {
  const asked = '?f.created=2026-07-01..2026-07-26'
  const server = await showList(items, 'manager', nothing('carry_items'), asked)
  const name = '移除筛选 选入时间：2026-07-01 – 2026-07-26'
  fireEvent.click(await screen.findByRole('button', { name }))
  await screen.findByText('还没有选品')
  expect(rowsAsked(server, 'carry_items').at(-1)).not.toContain('created_since')
})

test('while its offer does not load, a list says so and asks for no rows', async () => {
  vi.spyOn(offers, 'readOffer').mockRejectedValueOnce(new Error('chunk'))
  const server = await showList(items, 'manager', nothing('carry_items'), '?f.item_id=88')
  const retry = await screen.findByRole('button', { name: '重试' })
  expect(rowsAsked(server, 'carry_items')).toEqual([])
  fireEvent.click(retry)
  await screen.findByText('没有符合条件的结果')
  expect(rowsAsked(server, 'carry_items')).toEqual([expect.stringContaining('filter[item_id]=88')])
})

test('the panel of a row says when its offer does not load', async () => {
  vi.spyOn(offers, 'readOffer').mockRejectedValueOnce(new Error('chunk'))
  await showList(plans, 'manager', withPlan, '?peek=7')
  const panel = await screen.findByRole('dialog', { name: '早间发布' })
  fireEvent.click(await within(panel).findByRole('button', { name: '重试' }))
  await waitFor(() => expect(panel.textContent).toContain('Asia/Shanghai'))
})

test('more filters offers what else the list can be narrowed by', async () => {
  const nothingMore = await offers.readOffer('')
  vi.spyOn(offers, 'readOffer').mockResolvedValueOnce(nothingMore)
  await showList(plans, 'manager', withPlan)
  fireEvent.click(await screen.findByRole('button', { name: '更多筛选' }))
  await waitFor(() => expect(screen.getByText('没有更多筛选项')).toBeTruthy())
  cleanup()
  await showList(items, 'manager', nothing('carry_items'))
  fireEvent.click(await screen.findByRole('button', { name: '更多筛选' }))
  await screen.findByRole('button', { name: '同步时间' })
  screen.getByRole('button', { name: '有素材' })
  expect(screen.queryByRole('button', { name: '团队' })).toBeNull()
})

test('an attribute without a column is asked for once the person shows it', async () => {
  ownStore.now = { ...NO_LOOKS, columns: { carry_items: ['title', 'shop_title'] } }
  const server = await showList(items, 'manager', nothing('carry_items'))
  await screen.findByRole('columnheader', { name: '店铺' })
  const asked = rowsAsked(server, 'carry_items')
  expect(asked).toHaveLength(1)
  expect(asked[0]).toContain('shop_title')
  cleanup()
  ownStore.now = NO_LOOKS
  const plain = await showList(items, 'manager', nothing('carry_items'))
  await screen.findByRole('columnheader', { name: '平台' })
  expect(screen.queryByRole('columnheader', { name: '店铺' })).toBeNull()
  expect(rowsAsked(plain, 'carry_items')[0]).not.toContain('shop_title')
})

test('the choice of columns has all attributes; those without a column are off at first', async () => {
  const server = await showList(items, 'manager', nothing('carry_items'))
  fireEvent.click(await screen.findByRole('button', { name: /^列/ }))
  const shop = await screen.findByRole('checkbox', { name: /店铺/ })
  expect((shop as HTMLInputElement).checked).toBe(false)
  expect(screen.queryByRole('checkbox', { name: /^详情/ })).toBeNull()
  fireEvent.click(shop)
  await screen.findByRole('columnheader', { name: '店铺' })
  expect(rowsAsked(server, 'carry_items').at(-1)).toContain('shop_title')
  expect(ownStore.now.columns['carry_items']).not.toContain('!brand')
})

/** A server of a person who likes pictures and close rows at another computer. */
const withLayout = (server: ListServer) => {
  nothing('carry_items')(server)
  server.always('preferences.get', {
    body: {
      data: {
        theme: {},
        layout: { carry_items: { mode: 'grid', density: 'compact' } },
        columns: {},
        keys: {},
        updated_at: null,
      },
    },
  })
  server.always('preferences.update', {
    body: { data: { theme: {}, layout: {}, columns: {}, keys: {}, updated_at: null } },
  })
}

const shown = () => document.querySelector('[data-list]')
const pageSizes = (server: ListServer) =>
  rowsAsked(server, 'carry_items').map((query) => /page\[size\]=(\d+)/.exec(query)?.[1])

test('pictures and density of another computer hold here; the address says otherwise', async () => {
  await showList(items, 'manager', withLayout)
  await screen.findByRole('button', { name: '以表格显示' })
  expect(shown()?.getAttribute('data-density')).toBe('compact')
  cleanup()
  // Known before the first rows are asked for.
  const server = await showList(items, 'manager', withLayout)
  expect(pageSizes(server)[0]).toBe('100')
  cleanup()
  const told = await showList(items, 'manager', withLayout, '?v=table')
  await screen.findByRole('button', { name: '以图片显示' })
  expect(pageSizes(told)).not.toContain('100')
})

test('a press on pictures or density is kept for the person and sent', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    const server = await showList(items, 'manager', withLayout)
    await screen.findByRole('button', { name: '以表格显示' })
    fireEvent.click(screen.getByRole('button', { name: '以表格显示' }))
    // The page is not compact: nothing of its own is left.
    fireEvent.click(screen.getByRole('button', { name: '标准行距' }))
    expect(ownStore.now.layout).toEqual({ carry_items: { mode: 'table' } })
    await vi.advanceTimersByTimeAsync(1_000)
    const sent = server.calls.filter(({ operation }) => operation === 'preferences.update')
    const attributes = {
      columns: { carry_items: null },
      layout: { carry_items: { mode: 'table' } },
    }
    expect(sent.map(({ body }) => body)).toMatchObject([{ document: { data: { attributes } } }])
  } finally {
    vi.useRealTimers()
  }
})
