import type { TransportResponse } from '@omc/sdk'
import { toDocument, toErrorDocument, toListDocument, type PlannedAnswer } from '@omc/sdk/testing'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { addTexts, i18n, startI18n } from '../../kernel/i18n/i18n.ts'
import { panelTexts } from '../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../kernel/i18n/parts.ts'
import { noteDrawn } from '../../kernel/page/first-drawn.ts'
import { showList, type ListServer } from '../../kit/testing/show-list.tsx'
import { list, texts } from '../lists/devices/devices.list.tsx'

beforeAll(async () => {
  await startI18n()
  for (const part of [consoleTexts, panelTexts]) await addTexts(part)
  i18n.addResourceBundle('zh', 'translation', texts, true)
  noteDrawn()
})
afterEach(cleanup)

const AT = '2026-11-25T02:00:00.000Z'
const device = (id: string, name: string, uid: string | null) => ({
  type: 'devices',
  id,
  name,
  uid,
  nickname: uid && '小红豆',
  platform: uid && 'jd',
  username: 'lin',
  online: true,
  last_seen_at: AT,
  lease_expires_at: null,
  version: '2.0.0+20250101.0930',
  running: { kind: 'publish', done: 3, total: 1284, paused: true },
})
const command = (phase: string) => ({
  type: 'commands',
  id: '40',
  uid: 'uid-7',
  platform: 'jd',
  command: 'start_publish',
  params: {},
  phase,
  phases: [{ phase: 'finished', at: AT }],
  detail: '',
  issued_at: AT,
  expires_at: AT,
})

const ACCOUNT = {
  type: 'studio_accounts',
  id: '7',
  nickname: '小红豆',
  uid: 'uid-7',
  platform: 'jd',
}

const devices = (server: ListServer) => {
  server.always('devices.list', {
    body: toListDocument([device('1', '办公室电脑', 'uid-7'), device('2', '备用电脑', null)]),
  })
  server.always('studio_accounts.get_select', {
    body: { data: [{ id: '7', label: '小红豆', uid: 'uid-7' }] },
  })
  server.always('studio_accounts.list', { body: toListDocument([ACCOUNT]) })
  server.always('commands.list', { body: toListDocument([]) })
}

async function openPanel(plan: (server: ListServer) => void = () => undefined) {
  const server = await showList(list, 'manager', (planned) => {
    devices(planned)
    plan(planned)
  })
  fireEvent.click(await screen.findByRole('button', { name: '发指令 办公室电脑' }))
  const panel = await screen.findByRole('dialog')
  const send = await within(panel).findByRole<HTMLButtonElement>('button', { name: '发送指令' })
  await waitFor(() => expect(send.disabled).toBe(false))
  return { server, panel, send, inPanel: within(panel) }
}

const issued = ({ calls }: ListServer) =>
  calls.filter(({ operation }) => operation === 'commands.issue').map(({ body }) => body)

test('a device with an account takes a command, and its progress is shown', async () => {
  const { server, panel, send } = await openPanel((planned) =>
    planned.answer('commands.issue', { status: 201, body: toDocument(command('issued')) }),
  )
  expect(panel.textContent).toContain('办公室电脑')
  // What the device works for is chosen already, and nothing is sent before the press.
  const target = within(panel).getByRole<HTMLInputElement>('combobox', { name: '目标账号' })
  await waitFor(() => expect(target.value).toBe('小红豆'))
  expect(panel.textContent).toContain('uid-7')
  expect(issued(server)).toEqual([])
  server.always('commands.list', { body: toListDocument([command('finished')]) })
  fireEvent.click(send)
  const track = await screen.findByTestId('command-track')
  await waitFor(() => expect(track.textContent).toContain('「开始发布」发往 小红豆'))
  expect(within(track).getByTestId('phase-finished').dataset['state']).toBe('done')
  expect(issued(server)).toHaveLength(1)
  expect(JSON.stringify(issued(server))).toMatch(
    /"uid":"uid-7".*"platform":"jd".*"command":"start_publish"/,
  )
})

const NO_PERMISSION = { status: 403, body: toErrorDocument(403, 'forbidden') }

/** Chooses a deletion of an account that has so many contents, as far as they can be counted. */
async function chooseDeletion(command: string, contents: PlannedAnswer) {
  const opened = await openPanel((server) => {
    server.always('studio_accounts.get_publish_info', { body: { data: { id: '7' } } })
    server.always('studio_contents.list', contents)
  })
  const { inPanel } = opened
  fireEvent.change(inPanel.getByTestId('remote-command'), { target: { value: command } })
  fireEvent.change(inPanel.getByTestId('remote-confirm'), { target: { value: '小红豆' } })
  return { ...opened, count: inPanel.getByTestId('remote-delete-count') }
}

test('a device tells its version, that it is old, and what runs on it', async () => {
  const { panel } = await openPanel()
  expect(panel).toBeTruthy()
  expect(screen.getAllByText('2.0.0+20250101.0930')).toHaveLength(2)
  expect(screen.getAllByText('旧版本')).toHaveLength(2)
  expect(screen.getAllByText('发布 3 / 1,284 · 已暂停')).toHaveLength(2)
})

test('a deletion needs the account once more before it can be sent', async () => {
  const { inPanel, send, server } = await chooseDeletion('delete_all_contents', {
    body: toListDocument([], 1284),
  })
  await waitFor(() => expect(send.disabled).toBe(false))
  fireEvent.change(inPanel.getByTestId('remote-confirm'), { target: { value: '' } })
  expect(send.disabled).toBe(true)
  expect(issued(server)).toEqual([])
})

test.each([
  ['delete_all_contents', '这个账号的全部内容将移入回收站，共 1,284 条。'],
  ['delete_today_contents', '今天的内容将移入回收站，共 0 条。'],
  ['delete_unpass_contents', '未通过的内容将移入回收站，共 1,284 条。'],
])('%s is counted for its account before it can be sent', async (command, said) => {
  let tell = (_counted: TransportResponse): void => undefined
  const counted = new Promise<TransportResponse>((resolve) => (tell = resolve))
  const { send, server, count } = await chooseDeletion(command, async () => counted)
  expect(count.textContent).toBe('正在统计会删除多少条…')
  expect(send.disabled).toBe(true)
  tell({ status: 200, body: toListDocument([], 1284), requestId: null })
  await waitFor(() => expect(count.textContent).toBe(said))
  expect(send.disabled).toBe(false)
  const asked = server.calls.filter(({ operation }) => operation !== 'devices.list')
  const query = (of: string) =>
    decodeURIComponent(asked.find(({ operation }) => operation === of)?.query ?? '')
  expect(query('studio_accounts.get_publish_info')).toMatch(/uid=uid-7.*platform=jd/)
  expect(query('studio_contents.list')).toMatch(/filter\[studio_account_id\](\[\])?=7/)
})

test('a count that fails says so and leaves the decision to the person', async () => {
  const { send, count } = await chooseDeletion('delete_all_contents', NO_PERMISSION)
  await waitFor(() => expect(count.textContent).toBe('没能统计会删除多少条，发送后仍会删除'))
  expect(send.disabled).toBe(false)
})

test('a command that is refused says why, and the form stays', async () => {
  const { inPanel, send } = await openPanel((planned) =>
    planned.answer('commands.issue', {
      status: 422,
      body: toErrorDocument(422, 'invalid', { detail: '账号不属于你的团队' }),
    }),
  )
  fireEvent.click(send)
  expect(await inPanel.findByText(/账号不属于你的团队/)).toBeTruthy()
  expect(inPanel.queryByTestId('command-track')).toBeNull()
})

test('a device without an account, and a person without the right, have no such act', async () => {
  await showList(list, 'manager', devices)
  await screen.findByRole('button', { name: '发指令 办公室电脑' })
  expect(screen.queryByRole('button', { name: '发指令 备用电脑' })).toBeNull()
  cleanup()
  await showList(list, { permissions: ['device:read'] }, devices)
  await screen.findByText('备用电脑')
  expect(screen.queryByRole('button', { name: /^发指令/ })).toBeNull()
})
