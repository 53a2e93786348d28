import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { addTexts, startI18n } from '../../kernel/i18n/i18n.ts'
import { contentTexts, laterTexts, panelTexts } from '../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../kernel/i18n/parts.ts'
import { showAt, type ListServer } from '../../kit/testing/show-list.tsx'
import { AccountRehearsal } from './account-rehearsal.tsx'
import { ContentsRehearsal } from './contents-rehearsal.tsx'
import { rehearsalTexts } from './rehearsal-texts.ts'
import { accountRow, contentRow, heldRow, queueRow, ruleRow } from './testing/rehearsal-rows.ts'

beforeAll(async () => {
  await startI18n()
  const parts = [consoleTexts, laterTexts, panelTexts, contentTexts, rehearsalTexts]
  for (const part of parts) await addTexts(part)
})
afterEach(cleanup)

const page = (rows: readonly object[]) => ({
  body: { data: rows, meta: { record_count: rows.length } },
})
const planFacts = (server: ListServer) => {
  server.always('studio_accounts.list', page([accountRow()]))
  server.always('channel_rules.list', page([ruleRow()]))
  server.always('studio_accounts.queue_holds', { body: { data: [heldRow()] } })
}

test('contents are rehearsed for the account they would go to, and those that pass are queued', async () => {
  const onDone = vi.fn()
  const rows = [
    contentRow({ id: '1', title: '防晒衣怎么选' }),
    contentRow({ id: '2', title: '露营灯', status: 'rejected' }),
    contentRow({ id: '3', title: '通勤包三选' }),
  ]
  const target = { accountId: '9', uid: '88213', channel: 'jd', draft: true, activity: false }
  const server = await showAt(
    <ContentsRehearsal rows={rows} target={target} onClose={() => undefined} onDone={onDone} />,
    'svip',
    (plan) => {
      planFacts(plan)
      plan.always('carry_contents.list', page(rows))
      plan.always(
        'publish_contents.list',
        page([queueRow({ id: '70', title: '', content_id: '3' })]),
      )
      plan.answer('carry_contents.batch_to_publish', {
        body: { data: { succeeded: [{ id: '1' }], failed: [], undo_id: null } },
      })
    },
    '/carry/content/list',
  )
  await screen.findByText('会发 1 条，2 条会被拒')
  const refused = within(screen.getByTestId('rehearsed-2'))
  expect(refused.getByText('这个状态的内容不能发布')).toBeTruthy()
  expect(within(screen.getByTestId('rehearsed-3')).getByText('已进过该账号的发布队列')).toBeTruthy()
  const [asked] = server.calls.filter(({ operation }) => operation === 'publish_contents.list')
  expect(decodeURIComponent(asked?.query ?? '')).toMatch(
    /filter\[family\]=carry&filter\[content_id\]=1,2,3&filter\[studio_account_id\]=9/,
  )
  expect(within(screen.getByTestId('rehearsed-1')).getByText('话题 由账号或品类补充')).toBeTruthy()
  expect(within(screen.getByTestId('rehearsed-1')).getByText(/京东 · 88213 · 存草稿/)).toBeTruthy()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '加入队列 1 条' })))
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  const sent = server.calls.find(({ operation }) => operation.endsWith('.batch_to_publish'))
  expect(JSON.stringify(sent?.body)).toMatch(/"ids":\["1"\].*"uid":"88213".*"draft":true/)
})

test('all contents that match are queued by the panel beside the rehearsal, not here', async () => {
  const row = contentRow({ id: '1', title: '防晒衣怎么选' })
  const many = { count: 1, start: vi.fn(), read: async () => [row] }
  const target = { accountId: '9', uid: '88213', channel: 'jd', draft: true, activity: false }
  const chosen = { rows: [row], many, target, onClose: vi.fn(), onDone: vi.fn() }
  await showAt(
    <ContentsRehearsal {...chosen} />,
    'svip',
    (plan) => {
      planFacts(plan)
      plan.always('carry_contents.list', page([row]))
      plan.always('publish_contents.list', page([]))
    },
    '/carry/content/list',
  )
  await screen.findByText('会发 1 条，0 条会被拒')
  expect(screen.queryByRole('button', { name: /加入队列/ })).toBeNull()
})

test('the queue of an account is rehearsed with the options of its run', async () => {
  const options = { draft: false, activity: true, delayMinS: 60, delayMaxS: 60 }
  const server = await showAt(
    <AccountRehearsal accountId="9" options={options} onClose={() => undefined} />,
    'svip',
    (plan) => {
      planFacts(plan)
      plan.always('publish_contents.list', page([queueRow({ id: '1', title: '防晒衣怎么选' })]))
    },
    '/console',
  )
  await screen.findByText('会发 1 条，0 条会被拒')
  expect(screen.getByText(/京东 · 88213 · 发到活动/)).toBeTruthy()
  expect(screen.getByText('话题 无')).toBeTruthy()
  const [list] = server.calls.filter(({ operation }) => operation === 'publish_contents.list')
  expect(decodeURIComponent(list?.query ?? '')).toMatch(
    /filter\[studio_account_id\]=9&filter\[status\]=queued,waiting,paused/,
  )
})

test('an empty queue says so', async () => {
  const options = { draft: false, activity: false, delayMinS: 5, delayMaxS: 12 }
  await showAt(
    <AccountRehearsal accountId="9" options={options} onClose={() => undefined} />,
    'svip',
    (plan) => {
      planFacts(plan)
      plan.always('publish_contents.list', page([]))
    },
    '/console',
  )
  expect(await screen.findByText('没有可预演的内容')).toBeTruthy()
})
