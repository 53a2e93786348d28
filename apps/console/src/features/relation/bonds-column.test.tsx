import { toDocument, toListDocument } from '@omc/sdk/testing'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { addTexts, startI18n } from '../../kernel/i18n/i18n.ts'
import { panelTexts } from '../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../kernel/i18n/parts.ts'
import { showInConsole } from '../../kit/testing/show-in-console.tsx'
import { BondsColumn } from './bonds-column.tsx'

beforeAll(async () => {
  await startI18n()
  for (const part of [consoleTexts, panelTexts]) await addTexts(part)
})
afterEach(cleanup)

const BOND = {
  type: 'team_relations',
  id: '9',
  nickname: '小满',
  uid: 'u-9',
  platform: 'jd',
  relation_id: 'r-9',
  bind_date: '2026-11-01',
  state: 'bound',
  orders_count: 1,
  updated_at: '2026-11-02T00:00:00Z',
}
const ORDER = {
  type: 'team_orders',
  id: '1',
  record_date: '2026-11-02',
  item_title: '防晒衣',
  status: 'paid',
  cps_amount: 12,
}

test('a bond opens with its orders', async () => {
  showInConsole({ admin: true }, (server) => {
    server.always('team_relations.list', { body: toListDocument([BOND]) })
    server.always('team_relations.get', { body: toDocument(BOND) })
    server.always('team_orders.list', { body: toListDocument([ORDER]) })
    server.always('audit_events.list', { body: toListDocument([]) })
    return <BondsColumn uid={null} className="" />
  })
  fireEvent.click(await screen.findByRole('button', { name: /小满/ }))
  expect(await screen.findByText('防晒衣')).toBeDefined()
  expect(screen.getByRole('button', { name: /小满/ }).getAttribute('aria-pressed')).toBe('true')
})
