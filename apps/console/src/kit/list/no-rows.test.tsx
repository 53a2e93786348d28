import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import {
  list as publishes,
  texts as publishTexts,
} from '../../features/lists/carry_publishes/carry-publishes.list.tsx'
import {
  list as commands,
  texts as commandTexts,
} from '../../features/lists/commands/commands.list.tsx'
import {
  list as devices,
  texts as deviceTexts,
} from '../../features/lists/devices/devices.list.tsx'
import {
  list as documents,
  texts as documentTexts,
} from '../../features/lists/document_contents/document-contents.list.tsx'
import { addTexts, i18n, startI18n } from '../../kernel/i18n/i18n.ts'
import { panelTexts } from '../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../kernel/i18n/parts.ts'
import { noteDrawn } from '../../kernel/page/first-drawn.ts'
import { showAt, showList, type ListServer } from '../testing/show-list.tsx'
import { ListView } from './list-view.tsx'

beforeAll(async () => {
  await startI18n()
  for (const part of [consoleTexts, panelTexts]) await addTexts(part)
  for (const texts of [publishTexts, documentTexts, deviceTexts, commandTexts])
    i18n.addResourceBundle('zh', 'translation', texts, true)
  noteDrawn()
})
afterEach(cleanup)

const nothing = (resource: string) => (server: ListServer) =>
  server.always(`${resource}.list`, { body: { data: [], meta: { record_count: 0 } } })

test('an empty list leads to the screen that fills it, if that is open to the person', async () => {
  const target = async (who: string) => {
    await showList(publishes, who, nothing('carry_publishes'))
    await screen.findByText('还没有发布记录')
    const link = screen.queryByRole('link')
    cleanup()
    return link && [link.textContent, link.getAttribute('href')]
  }
  expect(await target('manager')).toEqual(['前往“发布控制台”', '/console'])
  expect(await target('site_admin')).toEqual(['前往“发布列表”', '/carry/publish/list?tab=queue'])
  expect(await target('auditor')).toBeNull()
})

test.each([
  ['devices', () => <ListView list={devices} scope={{}} title="" />],
  ['commands', () => <ListView list={commands} scope={{}} title="" />],
])('without %s, the console leads on from the accounts of any group', async (resource, List) => {
  await showAt(<List />, 'admin', nothing(resource), '/guanghe/account/list')
  const link = await screen.findByRole('link')
  expect([link.textContent, link.getAttribute('href')]).toEqual(['前往“发布控制台”', '/console'])
})

test('an empty list offers the import that fills it, and its filtered rows do not', async () => {
  await showList(documents, 'manager', nothing('document_contents'))
  const cell = (await screen.findByText('还没有文案')).closest('td')
  expect(within(cell as HTMLElement).getByRole('button').textContent).toBe('导入文案')
  cleanup()
  await showList(documents, 'manager', nothing('document_contents'), '?q=x')
  const other = (await screen.findByText('没有符合条件的结果')).closest('td')
  expect(within(other as HTMLElement).getByRole('button').textContent).toBe('清除筛选')
})
