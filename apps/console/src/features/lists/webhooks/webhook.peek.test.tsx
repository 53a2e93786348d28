import { toDocument } from '@omc/sdk/testing'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { addTexts, i18n, startI18n } from '../../../kernel/i18n/i18n.ts'
import { panelTexts } from '../../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../../kernel/i18n/parts.ts'
import { noteDrawn } from '../../../kernel/page/first-drawn.ts'
import { showList, type ListServer } from '../../../kit/testing/show-list.tsx'
import { list, texts } from './webhooks.list.tsx'

beforeAll(async () => {
  await startI18n()
  for (const part of [consoleTexts, panelTexts]) await addTexts(part)
  i18n.addResourceBundle('zh', 'translation', texts, true)
  noteDrawn()
})
afterEach(cleanup)

const HOOK = {
  type: 'webhooks',
  id: '7',
  name: '仓库通知',
  url: 'https://store.example/hook',
  events: ['publish.published', 'job.failed'],
  enabled: true,
  pending_count: 0,
  failure_count: 1,
  last_delivered_at: null,
  disabled_why: null,
  has_secret: false,
  secret_set_at: null,
  updated_at: '2026-01-02T03:04:05.678Z',
}
const delivery = (id: string, state: string, extra: object = {}) => ({
  type: 'deliveries',
  id,
  attributes: {
    event: 'job.failed',
    state,
    tries: 3,
    response_status: 503,
    error: null,
    created_at: '2026-01-02T03:04:05.678Z',
    ...extra,
  },
})

const withDeliveries = (server: ListServer) => {
  server.always('webhooks.list', {
    body: { data: [toDocument(HOOK).data], meta: { record_count: 1 } },
  })
  server.always('webhooks.get', { body: toDocument(HOOK) })
  server.always('audit_events.list', { body: { data: [], meta: { record_count: 0 } } })
  server.always('deliveries.list', {
    body: {
      data: [
        delivery('31', 'failed', { error: '对方没有应答' }),
        delivery('30', 'pending', { response_status: null }),
      ],
      meta: { record_count: 2 },
    },
  })
  server.always('deliveries.replay', { body: toDocument({ type: 'deliveries', id: '32' }) })
}

test('a webhook tells what it was notified of, and sends one again', async () => {
  const server = await showList(list, 'site_admin', withDeliveries, '?peek=7')
  const panel = await screen.findByRole('dialog', { name: '仓库通知' })
  await within(panel).findByText(/返回 503 · 尝试 3 次/)
  within(panel).getByText('对方没有应答')
  expect(within(panel).getAllByText('任务失败')).toHaveLength(2)
  const asked = server.calls.find(({ operation }) => operation === 'deliveries.list')
  expect(decodeURIComponent(asked?.query ?? '')).toContain('filter[webhook_id]=7')
  // What still waits is not sent twice.
  fireEvent.click(within(panel).getByRole('button', { name: '重发 任务失败' }))
  await waitFor(() =>
    expect(server.calls.map(({ operation }) => operation)).toContain('deliveries.replay'),
  )
})

test('the list names the events of each webhook, and can be narrowed by them', async () => {
  await showList(list, 'site_admin', withDeliveries)
  await screen.findByText('发布成功 · 任务失败')
  screen.getByRole('button', { name: '事件' })
})
