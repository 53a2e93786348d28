import type { FakeTransport } from '@omc/sdk/testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { addTexts, startI18n } from '../../../kernel/i18n/i18n.ts'
import { panelTexts } from '../../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../../kernel/i18n/parts.ts'
import { textPart } from '../../../kernel/i18n/text-part.ts'
import { showInConsole } from '../../../kit/testing/show-in-console.tsx'
import { VideosPanel } from './account-videos.tsx'
import { CardsPanel } from './use-cards.tsx'
import { VerifyPanel } from './verify-logins.tsx'

const listTexts = textPart(
  () => import('./access-accounts.zh.ts'),
  () => import('./access-accounts.en.ts'),
)

beforeAll(async () => {
  await startI18n()
  for (const part of [consoleTexts, panelTexts, listTexts]) await addTexts(part)
})
afterEach(cleanup)

const ROW = { id: '7', nickname: '小红豆' } as const
const ADMIN = { admin: true }
const video = (id: number) => ({
  content_id: `v${id}`,
  title: `视频 ${id}`,
  cover: '',
  published_at: '2026-07-01T02:00:00.000Z',
  play_count: 1,
  like_count: 1,
  comment_count: 1,
})
const videos = (from: number, count: number) => ({
  body: { data: Array.from({ length: count }, (_, at) => video(from + at)) },
})
const pagesAsked = ({ calls }: FakeTransport) =>
  calls.map(({ query }) => new URLSearchParams(query).get('page[number]'))

test('videos are read page by page until a short page', async () => {
  const { transport } = showInConsole(ADMIN, (server) => {
    server.answer('access_accounts.get_video_list', videos(1, 20), videos(21, 3))
    return <VideosPanel row={ROW} onClose={() => undefined} />
  })
  fireEvent.click(await screen.findByRole('button', { name: '更多' }))
  expect(await screen.findByText('视频 23')).toBeDefined()
  expect(pagesAsked(transport)).toEqual(['1', '2'])
  expect(screen.queryByRole('button', { name: '更多' })).toBeNull()
})

const CARDS = [
  { card_id: 'c1', title: '流量卡', left_count: 2, expires_at: '' },
  { card_id: 'c2', title: '过期卡', left_count: 0, expires_at: '' },
]

function showCards(person: object) {
  return showInConsole(person, (server) => {
    server.always('access_accounts.get_card_list', { body: { data: CARDS } })
    server.always('access_accounts.get_video_list', videos(1, 2))
    return <CardsPanel row={ROW} onClose={() => undefined} />
  })
}

test('cards are used on chosen posts, and each pair says what became of it', async () => {
  const { transport } = showCards(ADMIN)
  const error = { code: 'outcome_unknown', params: {}, message: '结果未知，不会重发' }
  transport.answer('access_accounts.batch_use_cards', {
    body: {
      data: {
        succeeded: [{ feed_id: 'v1', card_id: 'c1', left_count: 1 }],
        failed: [{ feed_id: 'v2', card_id: 'c1', error }],
      },
    },
  })
  fireEvent.click(await screen.findByRole('checkbox', { name: /流量卡/ }))
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /过期卡/ }).disabled).toBe(true)
  for (const name of ['视频 1', '视频 2'])
    fireEvent.click(await screen.findByRole('checkbox', { name }))
  fireEvent.click(screen.getByRole('button', { name: '使用 2 次' }))
  expect(await screen.findByText('c1 → v1')).toBeDefined()
  expect(screen.getByText('c1 → v2')).toBeDefined()
  // The posts are let go, so a second press does not use the cards again.
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '使用 0 次' }).disabled).toBe(true)
  const used = transport.calls.filter(({ method }) => method === 'POST')
  expect(JSON.stringify(used.map(({ body }) => body))).toContain('"feed_ids":["v1","v2"]')
})

test('who may not publish sees the cards and cannot use them', async () => {
  showCards({ admin: false, roles: [], permissions: ['account:read'] })
  expect(await screen.findByRole('checkbox', { name: /流量卡/ })).toBeDefined()
  expect(screen.queryByRole('button', { name: /使用/ })).toBeNull()
})

test('verifying says how many logins hold', async () => {
  const onClose = vi.fn()
  const { transport, toasts } = showInConsole(ADMIN, (server) => {
    const failed = [{ id: '2', error: { code: 'login_over', params: {}, message: '已失效' } }]
    server.answer('access_accounts.batch_verify_login', {
      body: { data: { succeeded: [{ id: '1' }], failed, undo_id: null, job_id: null } },
    })
    return <VerifyPanel onClose={onClose} />
  })
  fireEvent.change(screen.getByLabelText(/^平台/), { target: { value: 'redbook' } })
  fireEvent.click(screen.getByRole('button', { name: '验证登录' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(new URLSearchParams(transport.calls[0]?.query).get('platform')).toBe('redbook')
  expect(toasts.state.list.map(({ tone, title }) => [tone, title])).toEqual([
    ['warning', '有效 1 个，失效或未答复 1 个'],
  ])
})
