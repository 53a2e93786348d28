import { toListDocument } from '@omc/sdk/testing'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  list as sources,
  texts as sourceTexts,
} from '../../../features/lists/carry_sources/carry-sources.list.tsx'
import { list as plans, texts as planTexts } from '../../../features/lists/plans/plans.list.tsx'
import { addTexts, i18n, startI18n } from '../../../kernel/i18n/i18n.ts'
import { panelTexts, viewTexts } from '../../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../../kernel/i18n/parts.ts'
import { shortcutsStore } from '../../../kernel/keys/shortcuts-store.ts'
import { noteDrawn } from '../../../kernel/page/first-drawn.ts'
import { rowsAsked, showList, type ListServer } from '../../testing/show-list.tsx'

beforeAll(async () => {
  await startI18n()
  for (const part of [consoleTexts, panelTexts, viewTexts]) await addTexts(part)
  for (const texts of [planTexts, sourceTexts])
    i18n.addResourceBundle('zh', 'translation', texts, true)
  noteDrawn()
})
beforeEach(() => {
  shortcutsStore.areSingleKeysOn = true
})
afterEach(cleanup)

const source = (id: string) => ({
  type: 'carry_sources',
  id,
  nickname: `作者${id}`,
  avatar: '',
  platform: 'douyin',
  status: 'active',
  monitored: true,
  contents_count: 1,
  fans_count: 1,
  newest_content_at: null,
  last_spider_at: null,
  last_spider_error: null,
  next_spider_at: null,
  business_category_id: null,
  user_id: null,
  studio_account_id: null,
  updated_at: '2026-01-02T03:04:05.678Z',
})
const withSources = (server: ListServer) => {
  server.always('carry_sources.list', { body: toListDocument(['1', '2', '3'].map(source)) })
}

const row = (name: string) => screen.getByText(name).closest('tr') as HTMLElement
const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox', { name: /^选择 作者/ })
    .map(({ checked }) => checked)
const press = async (key: string, more: KeyboardEventInit = {}) =>
  act(async () => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })
  })

/** The keys work once the tools of the list have loaded. */
async function open(role: string) {
  const server = await showList(sources, role, withSources)
  await screen.findByText('作者1')
  await screen.findByRole('button', { name: '导出' })
  return server
}

test('arrows move the focus through the rows, and with Shift choose what they pass', async () => {
  await open('manager')
  row('作者1').focus()
  await press('ArrowDown')
  expect(document.activeElement).toBe(row('作者2'))
  expect(chosen()).toEqual([false, false, false])
  await press('ArrowDown', { shiftKey: true })
  expect(document.activeElement).toBe(row('作者3'))
  expect(chosen()).toEqual([false, true, true])
  await press('ArrowUp', { shiftKey: true })
  expect(chosen()).toEqual([false, true, false])
})

test('Ctrl+A chooses the page only while the focus is in the table', async () => {
  await open('manager')
  document.body.focus()
  await press('a', { ctrlKey: true })
  expect(chosen()).toEqual([false, false, false])
  row('作者2').focus()
  await press('a', { ctrlKey: true })
  expect(chosen()).toEqual([true, true, true])
})

test('nothing is chosen where the person may do nothing with it', async () => {
  await open('auditor')
  row('作者1').focus()
  await press('ArrowDown', { shiftKey: true })
  expect(document.activeElement).toBe(row('作者2'))
  await press('a', { ctrlKey: true })
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('e edits the focused row, for those who may', async () => {
  await open('manager')
  row('作者2').focus()
  await press('e')
  await screen.findByRole('dialog', { name: '作者2' })
  cleanup()
  await open('auditor')
  row('作者2').focus()
  await press('e')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('f goes to the filters, r asks again, and neither once the person turned such keys off', async () => {
  const server = await open('manager')
  const asked = rowsAsked(server, 'carry_sources').length
  await press('f')
  expect(document.activeElement?.textContent).toBe('平台')
  await press('r')
  await waitFor(() => expect(rowsAsked(server, 'carry_sources').length).toBe(asked + 1))
  row('作者1').focus()
  await act(async () => {
    shortcutsStore.areSingleKeysOn = false
  })
  await press('f')
  expect(document.activeElement).toBe(row('作者1'))
  await press('ArrowDown')
  expect(document.activeElement).toBe(row('作者2'))
})

test('] and [ turn the page, where there is one', async () => {
  const many = (server: ListServer) =>
    server.always('plans.list', { body: { data: [], meta: { record_count: 50 } } })
  const server = await showList(plans, 'manager', many)
  await screen.findByRole('button', { name: '下一页' })
  await screen.findByRole('button', { name: '导出' })
  await press(']')
  await waitFor(() => expect(rowsAsked(server, 'plans').at(-1)).toContain('page[number]=2'))
  await press('[')
  await press('[')
  await waitFor(() => {
    const first = screen.getByRole('button', { name: '第 1 页' })
    expect(first.getAttribute('aria-current')).toBe('page')
  })
})
