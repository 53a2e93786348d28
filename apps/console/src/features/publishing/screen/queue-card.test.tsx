import { toListDocument } from '@omc/sdk/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { addTexts, startI18n } from '../../../kernel/i18n/i18n.ts'
import { laterTexts } from '../../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../../kernel/i18n/parts.ts'
import { showAt } from '../../../kit/testing/show-list.tsx'
import { queuedRows, queueServer, type QueuedRow } from '../testing/queue-server.ts'
import { snapshotOf } from '../testing/run-snapshots.ts'
import { QueueCard } from './queue-card.tsx'

beforeAll(async () => {
  await startI18n()
  for (const part of [consoleTexts, laterTexts]) await addTexts(part)
})
afterEach(cleanup)

/** The attempt of item 900, which nobody knows the result of. */
const ATTEMPT = {
  id: '7',
  type: 'publish_attempts',
  publish_content_id: '900',
  state: 'needs_human',
  code: null,
}

const show = (rows: readonly QueuedRow[]) =>
  showAt(
    <QueueCard snapshot={snapshotOf({})} />,
    'admin',
    (server) => {
      server.always('publish_contents.list', queueServer(rows))
      server.always('publish_attempts.list', { body: toListDocument([ATTEMPT]) })
    },
    '/console',
  )

const ids = () => screen.getAllByTestId(/^queue-\d/).map((row) => row.dataset['testid'])

test('an item that needs a person is there to be settled behind any number of others', async () => {
  const urgent = queuedRows(60, { from: 100, priority: 9 })
  await show([...urgent, ...queuedRows(1, { from: 900, status: 'needs_human' })])
  const row = within(await screen.findByTestId('queue-900'))
  expect(await row.findByTestId('resolve-published-7')).toBeTruthy()
  expect(row.getByTestId('resolve-again-7')).toBeTruthy()
  expect(ids().slice(0, 3)).toEqual(['queue-900', 'queue-100', 'queue-101'])
  expect(ids()).toHaveLength(30)
  expect(screen.getByText('还有 31 条')).toBeTruthy()
})

test('what comes next is not hidden by paused items, which fill the rest', async () => {
  const held = queuedRows(40, { from: 100, status: 'paused', priority: 9 })
  await show([...held, ...queuedRows(2, { from: 1 })])
  await screen.findByTestId('queue-1')
  expect(ids().slice(0, 3)).toEqual(['queue-1', 'queue-2', 'queue-100'])
  expect(ids()).toHaveLength(30)
  expect(screen.getByText('还有 12 条')).toBeTruthy()
})

test('what is planned for later comes after what may go out, and says when', async () => {
  const soon = new Date(Date.now() + 3_600_000).toISOString()
  const gone = new Date(Date.now() - 3_600_000).toISOString()
  await show([
    ...queuedRows(1, { from: 1, priority: 9, release_at: soon }),
    ...queuedRows(1, { from: 2 }),
    ...queuedRows(1, { from: 3, release_at: gone }),
  ])
  const planned = within(await screen.findByTestId('queue-1'))
  expect(ids()).toEqual(['queue-2', 'queue-3', 'queue-1'])
  expect(planned.getByText(/定时/).querySelector('time')?.dateTime).toBe(soon)
  expect(within(screen.getByTestId('queue-3')).getByText('等待')).toBeTruthy()
})

test('a queue that fits is asked for once', async () => {
  const server = await show(queuedRows(30))
  await waitFor(() => expect(ids()).toHaveLength(30))
  expect(screen.queryByText(/^还有/)).toBeNull()
  const asked = server.calls.filter(({ operation }) => operation === 'publish_contents.list')
  expect(asked).toHaveLength(1)
})
