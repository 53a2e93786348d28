import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { list, texts } from '../../../features/lists/carry_items/carry-items.list.tsx'
import { channelLinks, groupScope } from '../../../features/lists/scopes.ts'
import { addTexts, i18n, startI18n } from '../../../kernel/i18n/i18n.ts'
import { deskTexts, panelTexts } from '../../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../../kernel/i18n/parts.ts'
import { noteDrawn } from '../../../kernel/page/first-drawn.ts'
import type { Desk } from '../../desk/desk-definition.ts'
import { NoLists } from '../../desk/no-lists.tsx'
import { showAt, type ListServer } from '../../testing/show-list.tsx'
import { ListView } from '../list-view.tsx'

beforeAll(async () => {
  await startI18n()
  for (const part of [consoleTexts, panelTexts, deskTexts]) await addTexts(part)
  i18n.addResourceBundle('zh', 'translation', texts, true)
  noteDrawn()
})
afterEach(cleanup)

const nothing = (server: ListServer) =>
  server.always('carry_items.list', { body: { data: [], meta: { record_count: 0 } } })

const show = (pathname: string) =>
  showAt(
    <ListView list={list} scope={groupScope(pathname)} title="选品" />,
    'manager',
    nothing,
    pathname,
  )

test('a desk says what it is narrowed to, in words that cannot be taken off', async () => {
  await show('/jingdong/item/list')
  const chip = await screen.findByText(/购东 · 京东 · 抖音/)
  expect(chip.closest('button')).toBeNull()
  expect(chip.closest('[title]')?.getAttribute('title')).toBe('由页面限定，不能移除')
  cleanup()
  await show('/carry/item/list')
  await screen.findByText('还没有选品')
  expect(screen.queryByTitle('由页面限定，不能移除')).toBeNull()
})

test('an unknown subject has links to those there are', async () => {
  const desk: Desk = {
    tabs: [],
    scopeAt: () => null,
    unknown: () => '没有这个渠道',
    known: channelLinks,
  }
  await showAt(
    <NoLists desk={desk} pathname="/carry/content/moon" isKnown={false} />,
    'manager',
    () => undefined,
    '/carry/content/moon',
  )
  const link = screen.getByRole('link', { name: '京东' })
  expect(link.getAttribute('href')).toBe('/carry/content/jd')
})
