import { toListDocument } from '@omc/sdk/testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { addTexts, startI18n } from '../../../kernel/i18n/i18n.ts'
import { laterTexts } from '../../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../../kernel/i18n/parts.ts'
import { showAt } from '../../../kit/testing/show-list.tsx'
import { setRegistry } from '../host/registry-store.ts'
import { createRunRegistry, type RunRegistry } from '../run/run-registry.ts'
import { createRunRig } from '../testing/run-rig.ts'
import { lastAccount } from './account-to-show.ts'
import { AccountsCard } from './accounts-card.tsx'
import { keptTiles } from './chosen-tiles.ts'
import { useLayout } from './use-layout.ts'

let registry: RunRegistry
beforeAll(async () => {
  await startI18n()
  for (const part of [consoleTexts, laterTexts]) await addTexts(part)
})
beforeEach(() => {
  localStorage.clear()
  registry = createRunRegistry(createRunRig().open().deps)
  setRegistry(registry)
})
afterEach(() => {
  cleanup()
  setRegistry(null)
  registry.dispose()
})

const WHO = 'lin'
const PAGE = 5
const account = (number: number) => ({
  id: String(number),
  type: 'studio_accounts',
  uid: String(number),
  nickname: `账号${number}`,
  avatar: '',
  platform: 'youhaohuo',
  day_publish_count: 0,
  day_task_count: 20,
  queue_ended_why: null,
  cooldown_until: null,
  expires_at: null,
  online: false,
})
const ACCOUNTS = Array.from({ length: 12 }, (_, at) => account(at + 1))

const onChoose = vi.fn()
function Console() {
  useLayout()
  return (
    <>
      <AccountsCard chosen={[]} onChoose={onChoose} />
      <output>{decodeURIComponent(useLocation().search)}</output>
    </>
  )
}

/** The console of a person who sees twelve accounts, of which the server gives five at once. */
const open = () =>
  showAt(
    <Console />,
    'admin',
    (server) =>
      server.always('studio_accounts.list', ({ query }) => {
        const after = Number(new URLSearchParams(query).get('page[after]') ?? 0)
        const end = after + PAGE
        const { data, meta } = toListDocument(ACCOUNTS.slice(after, end), ACCOUNTS.length)
        const next = end < ACCOUNTS.length ? String(end) : null
        const body = { data, meta: { ...meta, next_cursor: next } }
        return { status: 200, requestId: null, body }
      }),
    '/console',
  )
const address = () => screen.getByRole('status').textContent

test('an account behind the first page is found by its name and opened', async () => {
  await open()
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: '账号11' } })
  fireEvent.click(await screen.findByTestId('account-11'))
  expect(onChoose).toHaveBeenCalledWith('youhaohuo/11')
  expect(screen.queryByText('没有匹配的账号')).toBeNull()
})

test('tiles of last time come back also with accounts behind the first page', async () => {
  keptTiles(WHO).write({ isTiled: true, uids: ['2', '7', '12', '999'] })
  await open()
  await waitFor(() => expect(address()).toBe('?tiles=youhaohuo/2,youhaohuo/7,youhaohuo/12'))
})

test('the account of last time comes back also from behind the first page', async () => {
  lastAccount(WHO).write('11')
  await open()
  await waitFor(() => expect(address()).toBe('?uid=11&platform=youhaohuo'))
})
