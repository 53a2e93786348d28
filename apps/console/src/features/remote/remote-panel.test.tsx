import { toDocument, toListDocument, type FakeTransport } from '@omc/sdk/testing'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { addTexts, startI18n } from '../../kernel/i18n/i18n.ts'
import { panelTexts } from '../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../kernel/i18n/parts.ts'
import { showAt } from '../../kit/testing/show-list.tsx'
import { RemotePanel } from './remote-panel.tsx'
import { remoteTexts } from './remote-texts.ts'

beforeAll(async () => {
  await startI18n()
  for (const part of [consoleTexts, panelTexts, remoteTexts]) await addTexts(part)
})
afterEach(cleanup)

const at = (fromNowMs: number) => new Date(Date.now() + fromNowMs).toISOString()
/** The same creator at two channels, which gave them the same number. */
const device = (id: string, platform: string) => ({
  type: 'devices',
  id,
  name: `电脑 ${platform}`,
  uid: 'uid-7',
  nickname: '小红豆',
  platform,
  username: 'lin',
  online: true,
  last_seen_at: at(0),
  version: '2.0.0+20250101.0930',
  running: null,
})
const command = (id: string, more = {}) => ({
  type: 'commands',
  id,
  uid: 'uid-7',
  platform: 'pdd',
  command: 'start_publish',
  issuer: 'lin',
  params: {},
  phase: 'issued',
  phases: [],
  detail: '',
  issued_at: at(-10_000),
  expires_at: at(50_000),
  ...more,
})

async function open(plan: (server: FakeTransport) => void = () => undefined) {
  const server = await showAt(
    <RemotePanel />,
    'manager',
    (planned) => {
      planned.always('devices.list', {
        body: toListDocument([device('1', 'jd'), device('2', 'pdd')]),
      })
      planned.always('studio_accounts.get_select', { body: { data: [] } })
      planned.always('studio_accounts.list', { body: toListDocument([]) })
      planned.answer('commands.list', { body: toListDocument([]) })
      planned.always('commands.list', { body: toListDocument([command('40')]) })
      planned.always('commands.issue', { status: 201, body: toDocument(command('40')) })
      plan(planned)
    },
    '/console',
  )
  await screen.findByText('电脑 pdd', { exact: false })
  return server
}

const choose = (name: string) =>
  fireEvent.click(screen.getByRole('button', { name: new RegExp(name) }))
const isPressed = (name: string) =>
  screen.getByRole('button', { name: new RegExp(name) }).getAttribute('aria-pressed') === 'true'
const bodies = ({ calls }: FakeTransport) =>
  calls
    .filter(({ operation }) => operation === 'commands.issue')
    .map(({ body }) => (body.kind === 'jsonapi' ? body.document : null))
const attributes = (more: object) => ({ data: { attributes: expect.objectContaining(more) } })

async function sendAndWait() {
  const send = screen.getByTestId<HTMLButtonElement>('remote-send')
  await waitFor(() => expect(send.disabled).toBe(false))
  fireEvent.click(send)
  return within(await screen.findByTestId('command-track'))
}

test('a command goes to the account of the device that was pressed, not to its double elsewhere', async () => {
  const server = await open()
  choose('电脑 pdd')
  expect([isPressed('电脑 jd'), isPressed('电脑 pdd')]).toEqual([false, true])
  await sendAndWait()
  expect(bodies(server)).toMatchObject([attributes({ uid: 'uid-7', platform: 'pdd' })])
})

test('what had no answer is sent again as it was, whatever the form says now, in place of the first', async () => {
  const server = await open((planned) =>
    planned.always('commands.withdraw', { body: toDocument(command('40')) }),
  )
  choose('电脑 pdd')
  const track = await sendAndWait()
  choose('电脑 jd')
  fireEvent.click(track.getByRole('button', { name: '重发' }))
  await waitFor(() => expect(bodies(server)).toHaveLength(2))
  expect(bodies(server)[1]).toEqual(bodies(server)[0])
  const order = server.calls.map(({ operation }) => operation)
  expect(order.indexOf('commands.withdraw')).toBeLessThan(order.lastIndexOf('commands.issue'))
})

test('cancelling takes the command back, and says so', async () => {
  const withdrawn = command('40', { phase: 'refused', detail: 'withdrawn' })
  await open((planned) =>
    planned.answer('commands.withdraw', async () => {
      planned.always('commands.list', { body: toListDocument([withdrawn]) })
      return { status: 200, body: toDocument(withdrawn), requestId: null }
    }),
  )
  choose('电脑 pdd')
  const track = await sendAndWait()
  fireEvent.click(track.getByRole('button', { name: '取消' }))
  expect(await track.findByText('已取消')).toBeTruthy()
  expect(track.queryByRole('button', { name: '重发' })).toBeNull()
})

test('a command that a device has begun meanwhile is not sent a second time', async () => {
  const server = await open((planned) =>
    planned.always('commands.withdraw', {
      status: 409,
      body: {
        status: 409,
        error: '指令已经在执行或已结束，不能取消',
        errors: [
          { status: '409', code: 'command_begun', detail: '指令已经在执行或已结束，不能取消' },
        ],
      },
    }),
  )
  choose('电脑 pdd')
  const track = await sendAndWait()
  fireEvent.click(track.getByRole('button', { name: '重发' }))
  expect(await screen.findByText('指令已经在执行或已结束，不能取消')).toBeTruthy()
  expect(bodies(server)).toHaveLength(1)
})
