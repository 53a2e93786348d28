import { toListDocument } from '@omc/sdk/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { addTexts, startI18n } from '../../kernel/i18n/i18n.ts'
import { panelTexts } from '../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../kernel/i18n/parts.ts'
import { noteDrawn } from '../../kernel/page/first-drawn.ts'
import { rowsAsked, showAt, type ListServer } from '../../kit/testing/show-list.tsx'
import { AccountProvider } from './account-context.ts'
import { IncomeLists } from './income-lists.tsx'

beforeAll(async () => {
  await startI18n()
  for (const part of [consoleTexts, panelTexts]) await addTexts(part)
  noteDrawn()
})
afterEach(cleanup)

// as: only its id is read.
const ACCOUNT = { id: '7' } as Parameters<typeof AccountProvider>[0]['value']
const PART = (
  <AccountProvider value={ACCOUNT}>
    <IncomeLists />
  </AccountProvider>
)
const plan = (server: ListServer) => {
  for (const operation of ['studio_income_summaries.list', 'studio_orders.list'] as const)
    server.always(operation, { body: toListDocument([]) })
}

test.each([
  ['/?tab=figures', 'studio_income_summaries'],
  ['/?tab=figures&list=orders', 'studio_orders'],
])('%s shows the rows of the account alone', async (address, resource) => {
  const server = await showAt(PART, 'manager', plan, address)
  await waitFor(() => expect(rowsAsked(server, resource)).toHaveLength(1))
  expect(rowsAsked(server, resource)[0]).toContain('filter[studio_account_id]=7')
  expect(screen.getAllByRole('radio')).toHaveLength(2)
})

test('who may not read orders is shown nothing of them', async () => {
  const server = await showAt(PART, { permissions: ['account:read'] }, plan, '/?tab=figures')
  expect(screen.queryByRole('region')).toBeNull()
  expect(server.calls).toEqual([])
})
