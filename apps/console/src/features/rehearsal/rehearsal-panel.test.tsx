import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { addTexts, startI18n } from '../../kernel/i18n/i18n.ts'
import { laterTexts, panelTexts } from '../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../kernel/i18n/parts.ts'
import { showAt, type ListServer, type Who } from '../../kit/testing/show-list.tsx'
import { QueueRehearsal } from './queue-rehearsal.tsx'
import { rehearsalTexts } from './rehearsal-texts.ts'
import { accountRow, heldRow, queueRow, ruleRow } from './testing/rehearsal-rows.ts'

beforeAll(async () => {
  await startI18n()
  for (const part of [consoleTexts, laterTexts, panelTexts, rehearsalTexts]) await addTexts(part)
})
afterEach(cleanup)

const QUEUE = [
  queueRow({ id: '1', title: '防晒衣怎么选' }),
  queueRow({ id: '2', title: '全网最便宜的露营灯' }),
  queueRow({ id: '3', title: '通勤包三选', status: 'paused' }),
]

const show = (
  who: Who,
  { rows = QUEUE, many, account = {}, held = heldRow(), at = '/carry/publish/list' }: Shown = {},
) => {
  const chosen = { rows, onClose: () => undefined, onDone: () => undefined }
  return showAt(
    <QueueRehearsal {...chosen} {...(many && { many })} />,
    who,
    (plan) => {
      plan.always('publish_contents.list', page(rows))
      plan.always('studio_accounts.list', page([accountRow(account)]))
      plan.always('studio_accounts.queue_holds', { body: { data: [held] } })
      plan.always('channel_rules.list', page([ruleRow()]))
    },
    at,
  )
}

type Shown = {
  readonly rows?: typeof QUEUE
  readonly many?: ComponentProps<typeof QueueRehearsal>['many']
  readonly account?: object
  readonly held?: object
  readonly at?: string
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
  const server = await show('svip')
  await screen.findByText('会发 2 条，1 条会被拒')
  expect(screen.getByText('预演 · 不会发布')).toBeTruthy()
  expect(screen.getByTestId('rehearsal-stripes').textContent).toContain('不发送任何内容')
  expect(screen.getByText(/其中 1 条要等/)).toBeTruthy()
  expect(screen.getByText(/^时间为估算：没有计入与上次真实发布的间隔/)).toBeTruthy()
  expect(rowOf('2').getByText(/有敏感词 · 含有禁用词“最便宜”（广告法），可改为“实惠”/)).toBeTruthy()
  expect(rowOf('2').getByRole('button', { name: '修改内容：全网最便宜的露营灯' })).toBeTruthy()
  expect(asked(server).toSorted()).toEqual([
    'channel_rules.list',
    'publish_contents.list',
    'studio_accounts.list',
    'studio_accounts.queue_holds',
  ])
})

test('an account that is held is an obstacle of the whole batch, with its next act', async () => {
  const holds = [{ why: 'restored', until: null, in_ms: null }]
  await show('svip', { held: heldRow({ holds }) })
  await screen.findByText('会发 0 条，3 条会被拒')
  expect(rowOf('1').getByText('数据库恢复过，要有人恢复队列')).toBeTruthy()
  const act = rowOf('1').getByRole('link', { name: '去发布控制台：防晒衣怎么选' })
  expect(act.getAttribute('href')).toBe('/console?uid=88213&platform=jd')
})

test('posts that may be live fill the day of their account: the next one waits until tomorrow', async () => {
  const full = { day_task_count: 2, day_publish_count: 0, day_counted_count: 2 }
  const rows = [queueRow({ id: '1', title: '防晒衣怎么选' })]
  await show('svip', { rows, account: full })
  await screen.findByText('会发 1 条，0 条会被拒')
  expect(rowOf('1').getByText(/^今日发布数已满 · /)).toBeTruthy()
  cleanup()
  // Settled today, sent yesterday: nothing of today is used.
  await show('svip', { rows, account: { ...full, day_publish_count: 2, day_counted_count: 0 } })
  await screen.findByText('会发 1 条，0 条会被拒')
  expect(screen.queryByText(/今日发布数已满/)).toBeNull()
})

test('a device of somebody else is said, and the run of the person is no obstacle', async () => {
  const holds = [{ why: 'run_not_started', until: null, in_ms: null }]
  await show('svip', { held: heldRow({ holds, holder: { kind: 'browser', mine: true } }) })
  await screen.findByText('会发 2 条，1 条会被拒')
  expect(screen.queryByText(/占用着这个账号/)).toBeNull()
  cleanup()
  await show('svip', { held: heldRow({ holder: { kind: 'browser', mine: false } }) })
  await screen.findByText('会发 2 条，1 条会被拒')
  expect(rowOf('1').getByText(/^别人的设备占用着这个账号/)).toBeTruthy()
})

test('a reason narrows the list to the items that meet it', async () => {
  await show('svip')
  await screen.findByText('会发 2 条，1 条会被拒')
  await press(/^有敏感词/)
  expect(screen.getAllByTestId(/^rehearsed-/).map(({ dataset }) => dataset['testid'])).toEqual([
    'rehearsed-2',
  ])
  await press(/^有敏感词/)
  expect(screen.getAllByTestId(/^rehearsed-/)).toHaveLength(3)
})

test('changes nothing of the queue: it only leads to the console, unless that is behind it', async () => {
  await show('svip')
  await screen.findByText('会发 2 条，1 条会被拒')
  expect(screen.getByRole('link', { name: '去发布控制台' }).getAttribute('href')).toBe(
    '/console?uid=88213&platform=jd',
  )
  expect(screen.queryByRole('button', { name: /发布|加入队列/ })).toBeNull()
  cleanup()
  await show('svip', { at: '/console' })
  await screen.findByText('会发 2 条，1 条会被拒')
  expect(screen.queryByRole('link', { name: '去发布控制台' })).toBeNull()
})

test('what was withdrawn is refused, although the queue only pauses it', async () => {
  const withdrawn = { status: 'paused', wait_why: 'content_withdrawn' }
  await show('svip', { rows: [queueRow({ id: '1', title: '防晒衣怎么选', ...withdrawn })] })
  await screen.findByText('会发 0 条，1 条会被拒')
  expect(rowOf('1').getByText('内容已被删除或驳回，不会发布')).toBeTruthy()
})

test('a return to the tab or to the network plays nothing again', async () => {
  const server = await show('svip')
  await screen.findByText('会发 2 条，1 条会被拒')
  const before = server.calls.length
  await act(async () => {
    window.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('online'))
  })
  expect(server.calls).toHaveLength(before)
  await press('重新预演')
  await waitFor(() => expect(server.calls.length).toBeGreaterThan(before))
})

test('takes 500 items at most, and reads none of a larger choice', async () => {
  const many = { count: 501, start: vi.fn(), read: vi.fn() }
  const server = await show('svip', { many })
  expect(await screen.findByText('一次最多预演 500 条')).toBeTruthy()
  expect(screen.getByText(/^已选 501 条/)).toBeTruthy()
  expect([many.read.mock.calls.length, server.calls.length]).toEqual([0, 0])
})

test('the stand-in gets each payload once, and what it says counts', async () => {
  const server = await show('svip')
  server.answer('publish_contents.rehearse', answer('refused', '标题重复'))
  server.always('publish_contents.rehearse', answer('published'))
  await screen.findByText('会发 2 条，1 条会被拒')
  await act(async () => fireEvent.click(screen.getByRole('radio', { name: '发给替身' })))
  await screen.findByText('替身已全部应答，共 3 条')
  expect(screen.getByText('会发 1 条，2 条会被拒')).toBeTruthy()
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
  const server = await show('svip')
  server.answer('publish_contents.rehearse', () => new Promise(() => undefined))
  await screen.findByText('会发 2 条，1 条会被拒')
  await act(async () => fireEvent.click(screen.getByRole('radio', { name: '发给替身' })))
  await press('停止预演')
  expect(await screen.findByText(/已停止，替身应答了 0 \/ 3 条/)).toBeTruthy()
  expect(server.calls.filter(({ operation }) => operation.endsWith('.rehearse'))).toHaveLength(1)
})

test('people who may only look get no act that they may not do', async () => {
  await show({ permissions: ['publish:read', 'account:read', 'rule:read'] })
  await screen.findByText('会发 2 条，1 条会被拒')
  expect(screen.queryByRole('button', { name: /修改内容/ })).toBeNull()
  expect(screen.queryByRole('radiogroup')).toBeNull()
})

test('a check or silence of the stand-in is noted and refuses nothing', async () => {
  const server = await show('svip')
  server.answer('publish_contents.rehearse', answer('bot_check'))
  server.always('publish_contents.rehearse', answer('silent'))
  await screen.findByText('会发 2 条，1 条会被拒')
  await act(async () => fireEvent.click(screen.getByRole('radio', { name: '发给替身' })))
  await screen.findByText('替身已全部应答，共 3 条')
  expect(screen.getByText('会发 2 条，1 条会被拒')).toBeTruthy()
  expect(rowOf('1').getByText('替身要求人工验证，这条没有验完')).toBeTruthy()
  expect(rowOf('3').getByText('替身没有应答，只按规则检查过')).toBeTruthy()
})
