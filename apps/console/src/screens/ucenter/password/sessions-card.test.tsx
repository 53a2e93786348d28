import { toListDocument } from '@omc/sdk/testing'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { SessionsCard } from '../../../features/sessions/sessions-card.tsx'
import { addTexts, startI18n } from '../../../kernel/i18n/i18n.ts'
import { consoleTexts } from '../../../kernel/i18n/parts.ts'
import { showInConsole } from '../../../kit/testing/show-in-console.tsx'
import { route } from './password.route.ts'

beforeAll(async () => {
  await startI18n()
  for (const part of [consoleTexts, ...route.texts]) await addTexts(part)
})
afterEach(cleanup)

const AT = '2026-07-01T02:00:00.000Z'
const session = (id: string, current: boolean, browser: string) => ({
  id,
  type: 'sessions',
  user_agent: `Mozilla/5.0 (Windows NT 10.0) ${browser}/140.0`,
  remote_address: `10.0.0.${id}`,
  current,
  created_at: AT,
  last_seen_at: AT,
  expires_at: AT,
})
const HERE = session('1', true, 'Chrome')
const THERE = session('2', false, 'Firefox')

const open = (...found: readonly ReturnType<typeof session>[]) =>
  showInConsole({ admin: true }, (transport) => {
    transport.always('sessions.list', { body: toListDocument(found) })
    return <SessionsCard />
  })

const rowOf = (text: string) => screen.findByText(text).then((found) => found.closest('li')!)

test('marks this device and offers its end only for the others', async () => {
  open(HERE, THERE)
  const here = within(await rowOf('Chrome 140 · Windows'))
  expect(here.getByText('本机')).toBeDefined()
  expect(here.getByText('10.0.0.1')).toBeDefined()
  expect(here.queryByRole('button', { name: /^退出/ })).toBeNull()
  const there = within(await rowOf('Firefox 140 · Windows'))
  expect(there.queryByText('本机')).toBeNull()
  expect(there.getByRole('button', { name: '退出 Firefox 140 · Windows 10.0.0.2' })).toBeDefined()
})

test('ends one sign-in and reads the list again', async () => {
  const { transport, toasts } = open(HERE, THERE)
  transport.answer('sessions.end', { status: 204 })
  fireEvent.click(within(await rowOf('Firefox 140 · Windows')).getByRole('button'))
  await waitFor(() =>
    expect(toasts.state.list.map(({ title }) => title)).toEqual(['已退出 Firefox 140 · Windows']),
  )
  expect(transport.calls.map(({ operation }) => operation)).toEqual([
    'sessions.list',
    'sessions.end',
    'sessions.list',
  ])
})

test('ends all others only after the confirmation, which names their number', async () => {
  const { transport, toasts } = open(HERE, THERE, session('3', false, 'Edg'))
  transport.answer('sessions.end_others', { body: { data: { ended_sessions: 2 } } })
  fireEvent.click(await screen.findByRole('button', { name: '退出其他设备' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(transport.calls).toHaveLength(1)
  fireEvent.click(dialog.getByRole('button', { name: '退出 2 个登录' }))
  await waitFor(() =>
    expect(toasts.state.list.map(({ title }) => title)).toEqual(['已退出 2 个登录']),
  )
})

test('alone: offers no end of others', async () => {
  open(HERE)
  await rowOf('Chrome 140 · Windows')
  expect(screen.queryByRole('button', { name: '退出其他设备' })).toBeNull()
})

test('renews the access token of this device', async () => {
  const { transport, toasts } = open(HERE)
  transport.answer('auth.expire_token', { body: { data: { expired: true } } })
  fireEvent.click(await screen.findByRole('button', { name: '更换令牌' }))
  await waitFor(() =>
    expect(toasts.state.list.map(({ title }) => title)).toEqual(['访问令牌已更换']),
  )
})
