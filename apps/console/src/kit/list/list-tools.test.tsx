import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import {
  list as sources,
  texts as sourceTexts,
} from '../../features/lists/carry_sources/carry-sources.list.tsx'
import { addTexts, i18n, startI18n } from '../../kernel/i18n/i18n.ts'
import { panelTexts, viewTexts } from '../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../kernel/i18n/parts.ts'
import { noteDrawn } from '../../kernel/page/first-drawn.ts'
import { showList } from '../testing/show-list.tsx'

beforeAll(async () => {
  await startI18n()
  for (const part of [consoleTexts, panelTexts, viewTexts]) await addTexts(part)
  i18n.addResourceBundle('zh', 'translation', sourceTexts, true)
  noteDrawn()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const PATIENCE = { timeout: 5000 }
const LABELS = (sources.page ?? []).map(({ label }) => label)

const show = () =>
  showList(sources, 'manager', (server) =>
    server.always('carry_sources.list', { body: { data: [], meta: { record_count: 0 } } }),
  )

test('on a phone one menu has all acts of the page but the first', async () => {
  const listen = { addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.stubGlobal('matchMedia', () => ({ matches: true, ...listen }))
  const transport = await show()
  const more = await screen.findByRole('button', { name: '更多操作' }, PATIENCE)
  expect(screen.queryByRole('button', { name: '导出' })).toBeNull()
  fireEvent.keyDown(more, { key: 'Enter' })
  const items = await screen.findAllByRole('menuitem', {}, PATIENCE)
  expect(items.map(({ textContent }) => textContent)).toEqual(
    LABELS.slice(1).map((label) => label()),
  )
  fireEvent.click(screen.getByRole('menuitem', { name: '立即巡查' }))
  await waitFor(() =>
    expect(transport.calls.map(({ operation }) => operation)).toContain(
      'carry_sources.exec_monitor_spider',
    ),
  )
})

test('elsewhere each act is a button, beside the export', async () => {
  await show()
  expect(await screen.findByRole('button', { name: '导出' }, PATIENCE)).toBeDefined()
  expect(screen.queryByRole('button', { name: '更多操作' })).toBeNull()
})
