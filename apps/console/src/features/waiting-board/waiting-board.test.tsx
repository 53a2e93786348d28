import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { addTexts, startI18n } from '../../kernel/i18n/i18n.ts'
import { laterTexts, panelTexts } from '../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../kernel/i18n/parts.ts'
import { showAt, type Who } from '../../kit/testing/show-list.tsx'
import { accountTexts, healthTexts } from '../account-health/health-texts.ts'
import { attemptTexts } from '../lists/publish_attempts/attempt-texts.ts'
import { boardTexts, queueTexts } from './board-part.ts'
import { WaitingBoard } from './waiting-board.tsx'

const PARTS = [consoleTexts, laterTexts, panelTexts, boardTexts, queueTexts]
beforeAll(async () => {
  await startI18n()
  for (const part of [...PARTS, attemptTexts, accountTexts, healthTexts]) await addTexts(part)
})
afterEach(cleanup)

type Item = { readonly id: string; readonly status: string } & Readonly<Record<string, unknown>>
const row = ({ id, ...given }: Item) => ({
  type: 'publish_contents',
  id,
  attributes: {
    title: `内容 ${id}`,
    images: [],
    account_name: '小红豆',
    uid: '88213',
    studio_account_id: '9',
    platform: 'jd',
    remark: '',
    wait_why: null,
    wait_until: null,
    release_at: null,
    strike_count: 2,
    attempt_count: 0,
    ...given,
  },
})
const ACCOUNT = {
  type: 'studio_accounts',
  id: '9',
  attributes: {
    uid: '88213',
    nickname: '小红豆',
    platform: 'jd',
    permitted: true,
    expires_at: null,
    cooldown_until: null,
    queue_ended_why: null,
    business_category_id: null,
    day_task_count: 0,
    day_publish_count: 0,
    status_count: {},
    online: false,
    avatar: '',
  },
}
const page = (data: readonly object[]) => ({
  body: { data, meta: { record_count: data.length } },
})
const sums = (by_status: object) => ({
  body: { data: { totals: { count: 0, by_status, by_state: {} }, series: [] } },
})

type Hold = { readonly why: string; readonly until: string | null; readonly in_ms: number | null }

function show(
  items: readonly Item[],
  holds: readonly Hold[] = [],
  who: Who = 'admin',
  account: object = {},
) {
  const of = (status: string | null) => items.filter((one) => one.status === status)
  const byStatus = Object.fromEntries(items.map(({ status }) => [status, of(status).length]))
  return showAt(
    <WaitingBoard above={null} />,
    who,
    (plan) => {
      plan.always('publish_attempts.list', page([]))
      plan.always('publish_attempts.statistics', sums({}))
      plan.always('publish_contents.statistics', sums(byStatus))
      plan.always(
        'studio_accounts.list',
        page([{ ...ACCOUNT, attributes: { ...ACCOUNT.attributes, ...account } }]),
      )
      plan.always('studio_accounts.queue_holds', { body: { data: [{ id: '9', holds }] } })
      plan.always('publish_contents.list', async ({ query }) => {
        const asked = new URLSearchParams(query).get('filter[status]')
        return { status: 200, requestId: null, ...page(of(asked).map(row)) }
      })
    },
    '/carry/publish/list',
  )
}

test('shows a queue of paused items with their reasons, and lets them be resumed', async () => {
  await show([
    { id: '1', status: 'paused' },
    { id: '2', status: 'paused', wait_why: 'in-vain' },
    { id: '3', status: 'paused', wait_why: 'content_withdrawn' },
  ])
  const group = within(await screen.findByRole('region', { name: '已暂停 3' }))
  expect(screen.queryByText('没有在等的内容')).toBeNull()
  expect(await group.findByText('有人暂停了它')).toBeTruthy()
  expect(group.getByText('多次没有发成，渠道上没有这一条，由人工决定是否再发')).toBeTruthy()
  expect(group.getByText('内容已被撤回')).toBeTruthy()
  expect(group.getAllByRole('button', { name: '继续' })).toHaveLength(2)
})

test.each([
  ['channel_off', '渠道已停用'],
  ['channel_away', '渠道连不上，恢复后自动接着发'],
])('says that the channel holds a queue (%s), and where to end it', async (why, words) => {
  const held = [{ why, until: null, in_ms: null }]
  await show([{ id: '1', status: 'queued' }], held, { roles: ['site_admin', 'admin'], teamid: '1' })
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.queryByText('等前面的发完')).toBeNull()
  expect(screen.getByRole('link', { name: '渠道设置：小红豆' }).getAttribute('href')).toBe(
    '/setting/team?tab=channels',
  )
  cleanup()
  // Who may not change the channel can still pause the item.
  await show([{ id: '1', status: 'queued' }], held, 'svip')
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.queryByRole('link', { name: '渠道设置：小红豆' })).toBeNull()
})

test.each([
  ['no_executor', '去发布控制台：小红豆', '/console?uid=88213&platform=jd'],
  ['server_away', '账号设置：小红豆', '/guanghe/account/9/edit?tab=publish'],
])('leads from %s to the next act', async (why, name, href) => {
  await show([{ id: '1', status: 'queued' }], [{ why, until: null, in_ms: null }])
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href)
})

test('lets the queues go on from the row that a restore holds', async () => {
  const held = [{ why: 'restored', until: null, in_ms: null }]
  const server = await show([{ id: '1', status: 'queued' }], held)
  server.answer('studio_accounts.resume_queues', { body: { data: { resumed_count: 1 } } })
  ;(await screen.findByRole('button', { name: '恢复队列' })).click()
  await expect
    .poll(() => server.calls.map(({ operation }) => operation))
    .toContain('studio_accounts.resume_queues')
})

const resting = (by: 'server' | 'browser') => ({
  cooldown_until: new Date(Date.now() + 600_000).toISOString(),
  publish_by: by,
  executor: null,
})

test('lets a person say that the check of an account is passed that the server publishes', async () => {
  const server = await show([{ id: '1', status: 'waiting' }], [], 'admin', resting('server'))
  server.answer('studio_accounts.end_bot_check', { body: { data: { ended: true } } })
  expect(await screen.findByRole('link', { name: '打开验证：小红豆' })).toBeTruthy()
  screen.getByRole('button', { name: '我已完成验证' }).click()
  await expect
    .poll(() => server.calls.map(({ operation }) => operation))
    .toContain('studio_accounts.end_bot_check')
})

test('leaves the check of an account that a browser publishes to its run', async () => {
  await show([{ id: '1', status: 'waiting' }], [], 'admin', resting('browser'))
  expect(await screen.findByRole('link', { name: '打开验证：小红豆' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: '我已完成验证' })).toBeNull()
})

test('counts the attempts of an item, not its strikes, and leaves the count out before the first', async () => {
  await show([
    { id: '1', status: 'queued', attempt_count: 4 },
    { id: '2', status: 'queued' },
  ])
  expect(await screen.findByText('小红豆 · 京东 · 第 4 次')).toBeTruthy()
  expect(screen.getByText('小红豆 · 京东')).toBeTruthy()
})
