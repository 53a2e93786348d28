import { update } from '@omc/sdk/forms/webhooks'
import { toDocument, toErrorDocument } from '@omc/sdk/testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { read } from '../../kernel/data/read.ts'
import { addTexts, startI18n } from '../../kernel/i18n/i18n.ts'
import { formTexts } from '../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../kernel/i18n/parts.ts'
import { showInConsole } from '../testing/show-in-console.tsx'
import { defineForm } from './form-definition.ts'
import { settingsScreen } from './form-screen.tsx'

beforeAll(async () => {
  await startI18n()
  for (const part of [consoleTexts, formTexts]) await addTexts(part)
})
afterEach(cleanup)

const Settings = settingsScreen(
  defineForm(update, {
    title: () => '通知设置',
    inputs: ['name', 'secret', 'enabled'],
    given: ({ id }) => ({ id }),
    saved: ({ name }) => `已保存 ${name}`,
  }),
  {
    query: (sdk) => read(sdk, 'webhooks.get', { id: '3' }),
    record: (webhook) => webhook,
  },
)
const WEBHOOK = { id: '3', type: 'webhooks', name: '发布通知', enabled: true, has_secret: true }
const SECRET = 'sixteen letters!'

const open = () =>
  showInConsole({ admin: true }, (transport) => {
    transport.always('webhooks.get', { body: toDocument(WEBHOOK) })
    return <Settings />
  })
const name = () => screen.findByLabelText<HTMLInputElement>(/^名称/)
const save = () => fireEvent.click(screen.getByRole('button', { name: '保存' }))

test('error, then retry: shows what is set once it can be read', async () => {
  showInConsole({ admin: true }, (transport) => {
    transport.answer('webhooks.get', { status: 503 }, { body: toDocument(WEBHOOK) })
    return <Settings />
  })
  fireEvent.click(await screen.findByRole('button', { name: '重试' }))
  expect((await name()).value).toBe('发布通知')
})

test('a secret is never shown: it says that one is set, and asks for another only when wanted', async () => {
  const { transport } = open()
  transport.answer('webhooks.update', { body: toDocument(WEBHOOK) })
  await name()
  expect(screen.getByText('已设置')).toBeDefined()
  expect(screen.queryByLabelText(/^签名密钥/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '替换 签名密钥' }))
  const secret = screen.getByLabelText<HTMLInputElement>(/^签名密钥/)
  expect(document.activeElement).toBe(secret)
  expect(secret.value).toBe('')
  fireEvent.input(secret, { target: { value: SECRET } })
  save()
  expect(await screen.findByText(/^已保存 \d/)).toBeDefined()
  expect(screen.queryByLabelText(/^签名密钥/)).toBeNull()
  const sent = transport.calls.find(({ operation }) => operation === 'webhooks.update')
  expect(JSON.stringify(sent?.body)).toContain(SECRET)
  expect(JSON.stringify(sent?.body)).not.toContain('发布通知')
})

test('undoes what was typed, back to what is saved', async () => {
  const { transport } = open()
  const input = await name()
  fireEvent.input(input, { target: { value: '另一个名称' } })
  fireEvent.click(screen.getByLabelText('启用'))
  fireEvent.click(await screen.findByRole('button', { name: '撤销修改' }))
  await waitFor(() => expect(input.value).toBe('发布通知'))
  expect(screen.getByLabelText<HTMLInputElement>('启用').checked).toBe(true)
  expect(screen.queryByText('有未保存的修改')).toBeNull()
  expect(transport.calls.filter(({ operation }) => operation === 'webhooks.update')).toEqual([])
})

const SINCE = '2026-01-02T03:04:05.678Z'
const LATER = '2026-01-02T04:00:00.000Z'
const seen = { ...WEBHOOK, updated_at: SINCE }
const changed = { status: 409, body: toErrorDocument(409, 'changed_since', { detail: '有人改过' }) }

/** A form whose record somebody else changes before the person saves a name. */
async function openChanged(present: object) {
  const theirs = { ...WEBHOOK, ...present, updated_at: LATER }
  const { transport } = showInConsole({ admin: true }, (plan) => {
    plan.answer('webhooks.get', { body: toDocument(seen) }, { body: toDocument(theirs) })
    plan.always('webhooks.get', { body: toDocument(theirs) })
    plan.answer('webhooks.update', changed, { body: toDocument(theirs) })
    return <Settings />
  })
  const input = await name()
  fireEvent.input(input, { target: { value: '我的' } })
  save()
  const sent = () =>
    transport.calls
      .filter(({ operation }) => operation === 'webhooks.update')
      .map(({ ifUnmodifiedSince }) => ifUnmodifiedSince)
  return { input, sent }
}

test('shows what somebody else changed too, keeps what was typed, and saves over it', async () => {
  const { input, sent } = await openChanged({ name: '对方的' })
  expect(await screen.findByText('我的：我的')).toBeDefined()
  expect(screen.getByRole('alert').textContent).toMatch(/改/)
  expect(screen.getByText('现在：对方的')).toBeDefined()
  expect(input.value).toBe('我的')
  expect(sent()).toEqual([SINCE])
  fireEvent.click(screen.getByRole('button', { name: '以我的为准保存' }))
  expect(await screen.findByText(/^已保存 \d/)).toBeDefined()
  expect(screen.queryByText('现在：对方的')).toBeNull()
  expect(sent()).toEqual([SINCE, LATER])
})

test('takes the present value instead, with nothing left to save', async () => {
  const { input, sent } = await openChanged({ name: '对方的' })
  fireEvent.click(await screen.findByRole('button', { name: '采用现在的内容' }))
  await waitFor(() => expect(screen.queryByText('有未保存的修改')).toBeNull())
  expect(input.value).toBe('对方的')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(sent()).toEqual([SINCE])
})

test('saves once more by itself where others changed something else, and shows it', async () => {
  const { sent } = await openChanged({ name: '我的', enabled: false })
  expect(await screen.findByText(/^已保存 \d/)).toBeDefined()
  expect(sent()).toEqual([SINCE, LATER])
  // What others changed comes with the record, which is read again after it was saved.
  const enabled = screen.getByLabelText<HTMLInputElement>('启用')
  await waitFor(() => expect(enabled.checked).toBe(false))
})
