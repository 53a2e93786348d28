import { toErrorDocument, toListDocument, type FakeTransport } from '@omc/sdk/testing'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { addTexts, i18n, startI18n } from '../../../kernel/i18n/i18n.ts'
import { laterTexts, panelTexts } from '../../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../../kernel/i18n/parts.ts'
import { textPart } from '../../../kernel/i18n/text-part.ts'
import { showAt, type ListServer } from '../../../kit/testing/show-list.tsx'
import { AccountLinks } from './account-links.tsx'
import { AccountQueue } from './account-queue.tsx'
import { AccountToday } from './studio-account.today.tsx'

const texts = textPart(
  () => import('./studio-account.today.zh.ts'),
  () => import('./studio-account.today.en.ts'),
)
const listTexts = textPart(
  () => import('./studio-accounts.zh.ts'),
  () => import('./studio-accounts.en.ts'),
)

beforeAll(async () => {
  await startI18n()
  for (const part of [consoleTexts, panelTexts, laterTexts, listTexts, texts]) await addTexts(part)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

// 00:30 of 2 July in Tokyo, 23:30 of 1 July in Shanghai.
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const WRITTEN = 'creator_contents.account_day_statistics'
const NOW = new Date('2026-07-01T15:30:00.000Z')
const ACCOUNT = {
  id: '9',
  uid: '8/8213',
  platform: 'jd',
  timezone: 'Asia/Tokyo',
  day_publish_count: 12,
  day_task_count: 20,
}

const queued = (id: string, rest: object = {}) => ({
  type: 'publish_contents',
  id,
  title: `第 ${id} 篇`,
  status: 'queued',
  wait_why: null,
  wait_until: null,
  release_at: null,
  ...rest,
})

function answerAll(server: ListServer) {
  server.always('publish_attempts.statistics', {
    body: {
      data: {
        totals: { count: 17, by_state: { published: 11, refused: 3, unknown: 1, needs_human: 2 } },
        series: [],
      },
    },
  })
  server.always('creator_contents.account_day_statistics', {
    body: {
      data: { totals: { assigned: 4, queued: 2, published: 1, accounts: 1 }, series: [] },
    },
  })
  // The queue is asked for first, then what is released after today.
  server.answer(
    'publish_contents.list',
    {
      body: toListDocument(
        [queued('1'), queued('2', { status: 'waiting', wait_why: 'bot_check' })],
        5,
      ),
    },
    { body: toListDocument([queued('3')], 2) },
  )
}

const show = async (who: Parameters<typeof showAt>[1], plan: (server: ListServer) => void) => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setInterval', 'clearInterval'] })
  return showAt(
    <>
      <AccountLinks record={ACCOUNT} />
      <AccountToday record={ACCOUNT} />
      <AccountQueue record={ACCOUNT} />
    </>,
    who,
    plan,
    '/guanghe/account/list',
  )
}

const figure = (name: string) => screen.getByText(name).nextElementSibling?.textContent
const asked = ({ calls }: Pick<FakeTransport, 'calls'>, operation: string) =>
  calls
    .filter((call) => call.operation === operation)
    .map(({ query }) => new URLSearchParams(query))

test('the day of an account: published, failed, in doubt and waiting', async () => {
  const server = await show('admin', answerAll)
  await waitFor(() => expect(figure('失败')).toBe('3'))
  expect([figure('已发布'), figure('待核实'), figure('等待')]).toEqual(['12/20', '3', '3'])
  expect(screen.getByText('今日创作内容：分到 4 · 入队 2 · 已发布 1')).toBeDefined()
  const [attempts] = asked(server, 'publish_attempts.statistics')
  expect(attempts?.get('since')).toBe('2026-07-01')
  expect(attempts?.get('filter[studio_account_id]')).toBe('9')
  // The server counts these days in the time zone of the account.
  const [written] = asked(server, WRITTEN)
  expect([written?.get('since'), written?.get('until')]).toEqual(['2026-07-02', '2026-07-02'])
})

test('the queue of today names why an item waits, and how much comes later', async () => {
  const server = await show('admin', answerAll)
  const lines = await screen.findAllByRole('listitem')
  expect(lines).toHaveLength(2)
  expect(within(lines[1] ?? document.body).getByText('渠道要求人工验证')).toBeDefined()
  expect(screen.getByText('还有 1 条 · 今天之后 2 条')).toBeDefined()
  const [queue] = asked(server, 'publish_contents.list')
  expect(queue?.get('sort')).toBe('-priority,id')
  expect(queue?.get('filter[status]')).not.toContain('published')
})

test('a day that stays on the screen ends at midnight, for each figure where it is counted', async () => {
  const server = await show('admin', (plan) => {
    answerAll(plan)
    plan.always('publish_contents.list', { body: toListDocument([]) })
  })
  const days = () => ({
    sent: asked(server, 'publish_attempts.statistics').map((query) => query.get('since')),
    later: asked(server, 'publish_contents.list').flatMap(
      (query) => query.get('filter[release_since]') ?? [],
    ),
    written: asked(server, WRITTEN).map((query) => query.get('since')),
  })
  const pass = async (ms: number) => {
    vi.setSystemTime(Date.now() + ms)
    await act(async () => vi.advanceTimersByTime(MINUTE_MS))
  }
  const first = {
    sent: ['2026-07-01'],
    later: ['2026-07-01T16:00:00.000Z'],
    written: ['2026-07-02'],
  }
  await pass(HOUR_MS / 4)
  expect(days()).toEqual(first)
  await pass(HOUR_MS / 2)
  const next = {
    sent: [...first.sent, '2026-07-02'],
    later: [...first.later, '2026-07-02T16:00:00.000Z'],
  }
  expect(days()).toEqual({ ...first, ...next })
  await pass(23 * HOUR_MS)
  expect(days()).toEqual({ ...next, written: ['2026-07-02', '2026-07-03'] })
})

test('the console and the page of the account are one press away', async () => {
  await show('admin', answerAll)
  const link = screen.getByRole('link', { name: i18n.t('studioAccount.console') })
  expect(link.getAttribute('href')).toBe('/console?uid=8%2F8213&platform=jd')
  expect(screen.getByRole('link', { name: '打开账号页' })).toBeDefined()
})

test('who may not read the queue sees no figure of it, and is not asked about it', async () => {
  const server = await show({ permissions: ['account:read'] }, () => undefined)
  expect(figure('已发布')).toBe('12/20')
  for (const name of ['失败', '待核实', '等待', '今日队列'])
    expect(screen.queryByText(name)).toBeNull()
  expect(server.calls).toEqual([])
  expect(screen.queryByRole('link', { name: '发布台' })).toBeNull()
})

test('a count that is not known is no zero', async () => {
  await show('admin', (server) => {
    const failed = { status: 500, body: toErrorDocument(500, 'internal') }
    server.always('publish_attempts.statistics', failed)
    server.always('publish_contents.list', failed)
    server.always('creator_contents.account_day_statistics', failed)
  })
  await waitFor(() => expect(screen.getAllByRole('button', { name: '重试' })).toHaveLength(2))
  expect([figure('失败'), figure('等待')]).toEqual(['—', '—'])
  expect(screen.queryByText('今天没有等待发布的内容')).toBeNull()
})
