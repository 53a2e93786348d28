import { toListDocument } from '@omc/sdk/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { addTexts, startI18n } from '../../../kernel/i18n/i18n.ts'
import { contentTexts, deskTexts, panelTexts } from '../../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../../kernel/i18n/parts.ts'
import { noteDrawn } from '../../../kernel/page/first-drawn.ts'
import { ownStore } from '../../../kit/list/own/own-store.ts'
import { rowsAsked, showAt } from '../../../kit/testing/show-list.tsx'
import { Screen } from './videos.screen.tsx'

beforeAll(async () => {
  await startI18n()
  for (const part of [consoleTexts, panelTexts, deskTexts, contentTexts]) await addTexts(part)
  noteDrawn()
})
afterEach(() => {
  cleanup()
  ownStore.now = { by: '', columns: {}, layout: {}, unsent: [] }
})

const Shown = () => (
  <>
    <Screen />
    <output data-testid="address">{useLocation().search}</output>
  </>
)
const address = () => screen.getByTestId('address').textContent
const video = { type: 'carry_contents', id: '5', title: '一段视频', status: 'fetched' }
const open = async (rows: readonly object[], query = '') =>
  showAt(
    <Shown />,
    'manager',
    ({ always }) => always('carry_contents.list', { body: toListDocument([...rows] as never) }),
    `/sweb/ali-video/sweb${query}`,
  )

test('videos open as pictures', async () => {
  await open([video])
  await waitFor(() => expect(address()).toBe('?v=grid'))
})

test('videos open in a table for who chose one', async () => {
  ownStore.now = { ...ownStore.now, layout: { carry_contents: { mode: 'table' } } }
  const server = await open([video])
  await waitFor(() => expect(rowsAsked(server, 'carry_contents')).toHaveLength(1))
  expect(address()).toBe('')
})

test('without videos, and where the address says so, the table stays', async () => {
  const none = await open([])
  await waitFor(() => expect(rowsAsked(none, 'carry_contents')).toHaveLength(1))
  expect(address()).toBe('')
  cleanup()
  const table = await open([video], '?tab=carry')
  await waitFor(() => expect(rowsAsked(table, 'carry_contents')).toHaveLength(1))
  expect(address()).toBe('?tab=carry')
})
