import { toListDocument } from '@omc/sdk/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { AccountCheck } from '../../../features/account-check/account-check.tsx'
import { addTexts, i18n, startI18n } from '../../../kernel/i18n/i18n.ts'
import { panelTexts } from '../../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../../kernel/i18n/parts.ts'
import { showAt } from '../../../kit/testing/show-list.tsx'
import { texts } from './account-check.zh.ts'

beforeAll(async () => {
  await startI18n()
  for (const part of [consoleTexts, panelTexts]) await addTexts(part)
  i18n.addResourceBundle('zh', 'translation', texts, true)
})
afterEach(cleanup)

const LOGIN = {
  id: '9',
  type: 'access_accounts',
  nickname: '家的样子',
  platform: 'redbook',
  uid: 'xhs-1',
  expires_at: '2026-01-02T03:04:05.000Z',
}

const open = (logins: readonly (typeof LOGIN)[]) =>
  showAt(
    <AccountCheck />,
    'admin',
    (server) => {
      server.always('studio_accounts.list', { body: toListDocument([]) })
      server.always('access_accounts.list', { body: toListDocument([...logins]) })
    },
    '/carry/account/audit',
  )

test('says that all accounts are fine where nothing ran out', async () => {
  await open([])
  expect(await screen.findByText('所有账号正常')).toBeDefined()
})

test('does not say so above logins that ran out', async () => {
  await open([LOGIN])
  expect(await screen.findByText('家的样子')).toBeDefined()
  expect(screen.queryByText('所有账号正常')).toBeNull()
})
