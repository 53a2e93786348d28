import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import {
  list as items,
  texts as itemTexts,
} from '../../../features/lists/carry_items/carry-items.list.tsx'
import { addTexts, i18n, startI18n } from '../../../kernel/i18n/i18n.ts'
import { panelTexts } from '../../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../../kernel/i18n/parts.ts'
import { noteDrawn } from '../../../kernel/page/first-drawn.ts'
import { showList } from '../../testing/show-list.tsx'

beforeAll(async () => {
  await startI18n()
  for (const part of [consoleTexts, panelTexts]) await addTexts(part)
  i18n.addResourceBundle('zh', 'translation', itemTexts, true)
  noteDrawn()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Names of the filters behind the button. */
async function filtersBehind(button: string, query = ''): Promise<readonly (string | null)[]> {
  await showList(
    items,
    'manager',
    (server) =>
      server.always('carry_items.list', { body: { data: [], meta: { record_count: 0 } } }),
    query,
  )
  fireEvent.click(await screen.findByRole('button', { name: button }))
  const box = within(await screen.findByRole('dialog'))
  return (await box.findAllByRole('button')).map(({ textContent }) => textContent)
}
const [first] = items.filters

test('the first filters stand beside the button, the others behind it', async () => {
  expect(await filtersBehind('更多筛选')).not.toContain(first?.label())
})

test('on a phone all of them are behind it, and it counts those that are set', async () => {
  const listen = { addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.stubGlobal('matchMedia', () => ({ matches: true, ...listen }))
  expect(await filtersBehind('筛选')).toContain(first?.label())
  cleanup()
  const set = `?f.${first?.name}=douyin`
  const behind = await filtersBehind('筛选（1）', set)
  expect(behind.length).toBeGreaterThanOrEqual(items.filters.length)
})
