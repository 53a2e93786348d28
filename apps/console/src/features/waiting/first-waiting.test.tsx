import { toErrorDocument, toListDocument } from '@omc/sdk/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { addTexts, startI18n } from '../../kernel/i18n/i18n.ts'
import { panelTexts } from '../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../kernel/i18n/parts.ts'
import { noteDrawn } from '../../kernel/page/first-drawn.ts'
import { deskTab } from '../../kit/desk/desk-definition.ts'
import { deskScreen } from '../../kit/desk/desk-screen.tsx'
import { rowsAsked, showAt, type ListServer } from '../../kit/testing/show-list.tsx'
import { groupScope } from '../lists/scopes.ts'
import { firstWaiting } from './first-waiting.ts'

beforeAll(async () => {
  await startI18n()
  for (const part of [consoleTexts, panelTexts]) await addTexts(part)
  noteDrawn()
})
afterEach(cleanup)

const Desk = deskScreen({
  scopeAt: groupScope,
  usual: 'queue',
  first: async () => firstWaiting('unknown'),
  tabs: [
    deskTab(
      { id: 'attempts', label: () => '待核实', operation: 'publish_attempts.list' },
      () => import('../lists/publish_attempts/publish-attempts.list.tsx'),
      () => import('../lists/publish_attempts/publish-attempts.en.ts'),
    ),
    deskTab(
      { id: 'queue', label: () => '待发布', operation: 'publish_contents.list' },
      () => import('../lists/publish_contents/publish-contents.list.tsx'),
      () => import('../lists/publish_contents/publish-contents.en.ts'),
    ),
  ],
})

const Shown = () => (
  <>
    <Desk />
    <output data-testid="address">{useLocation().search}</output>
  </>
)
const address = () => screen.getByTestId('address').textContent

const PATH = '/carry/publish/list'
const empty = { body: { data: [], meta: { record_count: 0 } } }
const open = async (attempts: (server: ListServer) => void, query = '') =>
  showAt(
    <Shown />,
    'manager',
    (server) => {
      attempts(server)
      server.always('publish_contents.list', empty)
    },
    `${PATH}${query}`,
  )

const attempt = { type: 'publish_attempts', id: '5', state: 'unknown', claimed_at: null }
const waiting = (server: ListServer) =>
  server.always('publish_attempts.list', { body: toListDocument([attempt]) })

test('a desk opens on what waits, before it asks for any other rows', async () => {
  const server = await open(waiting)
  await waitFor(() => expect(rowsAsked(server, 'publish_attempts')).toHaveLength(1))
  expect(address()).toBe('?tab=attempts')
  expect(rowsAsked(server, 'publish_contents')).toEqual([])
})

test('it opens on its usual tab when nothing waits, or nobody knows', async () => {
  const server = await open(({ always }) => always('publish_attempts.list', empty))
  await waitFor(() => expect(rowsAsked(server, 'publish_contents')).toHaveLength(1))
  expect(address()).toBe('')
  expect(rowsAsked(server, 'publish_attempts')).toEqual([])
  cleanup()
  const failing = await open(({ always }) =>
    always('publish_attempts.list', { status: 500, body: toErrorDocument(500, 'internal') }),
  )
  await waitFor(() => expect(rowsAsked(failing, 'publish_contents')).toHaveLength(1))
})

test('an address that says what to show is followed, whatever waits', async () => {
  const server = await open(waiting, '?tab=queue')
  await waitFor(() => expect(rowsAsked(server, 'publish_contents')).toHaveLength(1))
  expect(address()).toBe('?tab=queue')
  expect(rowsAsked(server, 'publish_attempts')).toEqual([])
})
