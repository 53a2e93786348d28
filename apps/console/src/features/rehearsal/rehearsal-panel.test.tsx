import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { addTexts, startI18n } from '../../kernel/i18n/i18n.ts'
import { laterTexts, panelTexts } from '../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../kernel/i18n/parts.ts'
import type { Router } from '../../kernel/router/router.ts'
import { RouterContext } from '../../kernel/router/use-router.ts'
import { showAt, type ListServer, type Who } from '../../kit/testing/show-list.tsx'
import { setRegistry } from '../publishing/host/registry-store.ts'
import type { RunRegistry } from '../publishing/run/run-registry.ts'
import { QueueRehearsal } from './queue-rehearsal.tsx'
import { rehearsalTexts } from './rehearsal-texts.ts'
import { accountRow, queueRow, ruleRow } from './testing/rehearsal-rows.ts'

beforeAll(async () => {
  await startI18n()
  for (const part of [consoleTexts, laterTexts, panelTexts, rehearsalTexts]) await addTexts(part)
})
afterEach(() => {
  cleanup()
  setRegistry(null)
  vi.useRealTimers()
})

const navigate = vi.fn(() => Promise.resolve())
beforeEach(() => navigate.mockClear())
// as: the panel only navigates.
const router = { navigate } as unknown as Router

const QUEUE = [
  queueRow({ id: '1', title: '防晒衣怎么选' }),
  queueRow({ id: '2', title: '全网最便宜的露营灯' }),
  queueRow({ id: '3', title: '通勤包三选', status: 'paused' }),
]

async function show(who: Who, rows = QUEUE) {
  const close = vi.fn()
  const server = await showAt(
    <RouterContext value={router}>
      <QueueRehearsal rows={rows} onClose={close} onDone={() => undefined} />
    </RouterContext>,
    who,
    (plan) => {
      plan.always('publish_contents.list', page(rows))
      plan.always('studio_accounts.list', page([accountRow()]))
      plan.always('channel_rules.list', page([ruleRow()]))
    },
    '/carry/publish/list',
  )
  return { server, close }
}

const page = (rows: readonly object[]) => ({
  body: { data: rows, meta: { record_count: rows.length } },
})
const answer = (outcome: string, message = '') => ({ body: { data: { outcome, message } } })
const asked = ({ calls }: ListServer) => [...new Set(calls.map(({ operation }) => operation))]
const rowOf = (id: string) => within(screen.getByTestId(`rehearsed-${id}`))
const press = async (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })))

test('a dry run says what would go and what not, and asks for nothing but lists', async () => {
  const { server } = await show('svip')
  await screen.findByText('发 2 条，1 条会被拒')
  expect(screen.getByText('预演 · 不会发布')).toBeTruthy()
  expect(screen.getByTestId('rehearsal-stripes').textContent).toContain('不发送任何内容')
  expect(screen.getByText(/其中 1 条要等/)).toBeTruthy()
  expect(screen.getByText('这些账号的队列里另有 4 条没有预演，开始后也会发')).toBeTruthy()
  expect(rowOf('2').getByText(/有敏感词 · 含有禁用词“最便宜”（广告法），可改为“实惠”/)).toBeTruthy()
  expect(rowOf('2').getByRole('button', { name: '修改内容：全网最便宜的露营灯' })).toBeTruthy()
  expect(asked(server).toSorted()).toEqual([
    'channel_rules.list',
    'publish_contents.list',
    'studio_accounts.list',
  ])
})

test('a reason narrows the list to the items that meet it', async () => {
  await show('svip')
  await screen.findByText('发 2 条，1 条会被拒')
  await press(/^有敏感词/)
  expect(screen.getAllByTestId(/^rehearsed-/).map(({ dataset }) => dataset['testid'])).toEqual([
    'rehearsed-2',
  ])
  await press(/^有敏感词/)
  expect(screen.getAllByTestId(/^rehearsed-/)).toHaveLength(3)
})

test('starts those that pass: the refused are paused, the paused go on, then the run of the account', async () => {
  const start = vi.fn(() => Promise.resolve(true))
  // as: the panel opens and starts runs only.
  setRegistry({ state: { fleet: [] }, open: () => ({ start }) } as unknown as RunRegistry)
  const { server, close } = await show('svip')
  server.always('publish_contents.batch_update', {
    body: { data: { succeeded: [], failed: [], undo_id: null } },
  })
  await screen.findByText('发 2 条，1 条会被拒')
  await press('开始发布 2 条')
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
  const sent = server.calls.filter(({ operation }) => operation.endsWith('.batch_update'))
  expect(sent.map(({ body }) => JSON.stringify(body))).toEqual([
    expect.stringMatching(/"ids":\["2"\].*"status":"paused"/),
    expect.stringMatching(/"ids":\["3"\].*"status":"queued"/),
  ])
  expect(start).toHaveBeenCalledOnce()
  expect(navigate).toHaveBeenCalledWith('/console?uid=88213')
})

test('starts nothing when an item moved on after the rehearsal', async () => {
  const start = vi.fn(() => Promise.resolve(true))
  // as: the panel opens and starts runs only.
  setRegistry({ state: { fleet: [] }, open: () => ({ start }) } as unknown as RunRegistry)
  const { server, close } = await show('svip')
  const error = { code: 'item_held', params: {}, message: '设备正在处理' }
  server.always('publish_contents.batch_update', {
    body: { data: { succeeded: [], failed: [{ id: '2', error }], undo_id: null } },
  })
  await screen.findByText('发 2 条，1 条会被拒')
  await press('开始发布 2 条')
  await waitFor(() => expect(asked(server)).toContain('publish_contents.batch_update'))
  expect([start.mock.calls.length, close.mock.calls.length]).toEqual([0, 0])
})

test('the stand-in gets each payload once, and what it says counts', async () => {
  const { server } = await show('svip')
  server.answer('publish_contents.rehearse', answer('refused', '标题重复'))
  server.always('publish_contents.rehearse', answer('published'))
  await screen.findByText('发 2 条，1 条会被拒')
  await act(async () => fireEvent.click(screen.getByRole('radio', { name: '发给替身' })))
  await screen.findByText('替身答完了 3 条')
  expect(screen.getByText('发 1 条，2 条会被拒')).toBeTruthy()
  expect(rowOf('1').getByText('替身拒绝了 · 标题重复')).toBeTruthy()
  expect(screen.getByTestId('rehearsal-stripes').textContent).toContain('真实平台收不到')
  const keys = server.calls.flatMap(
    ({ body }) => /rehearsal-\d/.exec(JSON.stringify(body ?? ''))?.[0] ?? [],
  )
  expect(keys).toEqual(['rehearsal-1', 'rehearsal-2', 'rehearsal-3'])
  expect(
    asked(server).some((name) => /claim|get_publish_content|submitting|batch/.test(name)),
  ).toBe(false)
})

test('can be stopped while the stand-in answers: the rest is not sent', async () => {
  const { server } = await show('svip')
  server.answer('publish_contents.rehearse', () => new Promise(() => undefined))
  await screen.findByText('发 2 条，1 条会被拒')
  await act(async () => fireEvent.click(screen.getByRole('radio', { name: '发给替身' })))
  await press('停止预演')
  expect(await screen.findByText(/已停止，替身答了 0 \/ 3 条/)).toBeTruthy()
  expect(server.calls.filter(({ operation }) => operation.endsWith('.rehearse'))).toHaveLength(1)
})

test('people who may not change the queue start nothing, and get no act that they may not do', async () => {
  await show({ permissions: ['publish:read', 'account:read', 'rule:read'] })
  await screen.findByText('发 2 条，1 条会被拒')
  expect(screen.queryByRole('button', { name: /开始发布|修改内容/ })).toBeNull()
  expect(screen.queryByRole('radiogroup')).toBeNull()
})
