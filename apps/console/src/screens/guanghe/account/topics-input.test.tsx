import { update } from '@omc/sdk/forms/studio_accounts'
import { toDocument, toErrorDocument } from '@omc/sdk/testing'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { AccountProvider, type Account } from '../../../features/account/account-context.ts'
import { TopicsInput } from '../../../features/account/topics-input.tsx'
import { read } from '../../../kernel/data/read.ts'
import { addTexts, i18n, startI18n } from '../../../kernel/i18n/i18n.ts'
import { panelTexts } from '../../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../../kernel/i18n/parts.ts'
import { defineForm } from '../../../kit/form/form-definition.ts'
import { settingsScreen } from '../../../kit/form/form-screen.tsx'
import { showInConsole } from '../../../kit/testing/show-in-console.tsx'
import { texts } from './account.zh.ts'

beforeAll(async () => {
  await startI18n()
  for (const part of [consoleTexts, panelTexts]) await addTexts(part)
  i18n.addResourceBundle('zh', 'translation', texts, true)
})
afterEach(cleanup)

const Topics = settingsScreen(
  defineForm(update, {
    title: () => '账号',
    inputs: ['assign_topic_ids'],
    given: ({ id }) => ({ id }),
    controls: { assign_topic_ids: TopicsInput },
    saved: () => '已保存',
  }),
  {
    query: (sdk) => read(sdk, 'studio_accounts.get', { id: '4' }),
    record: (account) => account,
  },
)
const SEEN = {
  id: '4',
  type: 'studio_accounts',
  assign_topic_ids: ['100', '999'],
  topic_names: { 100: '春装' },
  updated_at: '2026-01-02T03:04:05.678Z',
}
const THEIRS = {
  ...SEEN,
  assign_topic_ids: ['300'],
  topic_names: { 300: '夏装' },
  updated_at: '2026-01-02T04:00:00.000Z',
}

test('names topics in the input and in a conflict, and numbers those without a name', async () => {
  showInConsole({ admin: true }, (server) => {
    server.answer('studio_accounts.get', { body: toDocument(SEEN) })
    server.always('studio_accounts.get', { body: toDocument(THEIRS) })
    server.always('studio_accounts.get_topic', {
      body: { data: { topics: [{ topic_id: '200', name: '秋装', heat: 5 }], total: 1 } },
    })
    server.always('studio_accounts.update', {
      status: 409,
      body: toErrorDocument(409, 'changed_since', { detail: '有人改过' }),
    })
    return (
      // as: only the names are read.
      <AccountProvider value={SEEN as unknown as Account}>
        <Topics />
      </AccountProvider>
    )
  })
  expect(await screen.findByRole('checkbox', { name: '春装' })).toBeDefined()
  fireEvent.change(screen.getByLabelText('话题名称'), { target: { value: '装' } })
  fireEvent.click(screen.getByRole('button', { name: '查找话题' }))
  fireEvent.click(await screen.findByRole('checkbox', { name: /^秋装/ }))
  fireEvent.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('我的：春装, 999, 秋装')).toBeDefined()
  expect(screen.getByText('现在：夏装')).toBeDefined()
})
