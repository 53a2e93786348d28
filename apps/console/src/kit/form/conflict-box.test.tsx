import { update } from '@omc/sdk/forms/carry_sources'
import { toDocument, toErrorDocument, toListDocument } from '@omc/sdk/testing'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { read } from '../../kernel/data/read.ts'
import { addTexts, startI18n } from '../../kernel/i18n/i18n.ts'
import { panelTexts } from '../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../kernel/i18n/parts.ts'
import { recordChoice } from '../choices/record-choice.tsx'
import { showInConsole } from '../testing/show-in-console.tsx'
import { defineForm } from './form-definition.ts'
import { settingsScreen } from './form-screen.tsx'

beforeAll(async () => {
  await startI18n()
  for (const part of [consoleTexts, panelTexts]) await addTexts(part)
})
afterEach(cleanup)

const Source = settingsScreen(
  defineForm(update, {
    title: () => '来源',
    inputs: ['user_id'],
    given: ({ id }) => ({ id }),
    controls: { user_id: recordChoice('users.get_role_select') },
    saved: () => '已保存',
  }),
  {
    query: (sdk) => read(sdk, 'carry_sources.get', { id: '4' }),
    record: (source) => source,
  },
)
const SOURCE = { id: '4', type: 'carry_sources', user_id: '6' }
const SINCE = '2026-01-02T03:04:05.678Z'
const LATER = '2026-01-02T04:00:00.000Z'
const OFFERED = [
  { id: '6', label: '韩梅梅' },
  { id: '7', label: '李雷' },
]
const NEAR = { id: '7', type: 'users', full_name: '李雷', username: 'lilei' }
/** Beyond the first people that a choice offers. */
const BEYOND = { id: '801', type: 'users', full_name: '周宁', username: 'zhou' }

test('names the record that the person chose and the one that others chose, whatever a choice offers', async () => {
  const seen = { ...SOURCE, updated_at: SINCE }
  const theirs = { ...SOURCE, user_id: BEYOND.id, updated_at: LATER }
  const { transport } = showInConsole({ admin: true }, (server) => {
    server.answer('carry_sources.get', { body: toDocument(seen) })
    server.always('carry_sources.get', { body: toDocument(theirs) })
    server.always('users.get_role_select', { body: { data: OFFERED } })
    server.always('users.list', {
      body: toListDocument([NEAR, BEYOND]),
    })
    server.always('carry_sources.update', {
      status: 409,
      body: toErrorDocument(409, 'changed_since', { detail: '有人改过' }),
    })
    return <Source />
  })
  fireEvent.click(await screen.findByRole('combobox', { name: /^负责人/ }))
  fireEvent.click(await screen.findByRole('option', { name: '李雷' }))
  fireEvent.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('我的：李雷')).toBeDefined()
  expect(await screen.findByText('现在：周宁')).toBeDefined()
  const asked = transport.calls.filter(({ operation }) => operation === 'users.list')
  expect(asked.map(({ query }) => decodeURIComponent(query)).join(' ')).toContain('=801')
})
