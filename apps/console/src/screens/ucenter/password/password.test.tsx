import { toListDocument } from '@omc/sdk/testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { addTexts, startI18n } from '../../../kernel/i18n/i18n.ts'
import { consoleTexts } from '../../../kernel/i18n/parts.ts'
import { showInConsole } from '../../../kit/testing/show-in-console.tsx'
import { route } from './password.route.ts'
import { Screen } from './password.screen.tsx'

beforeAll(async () => {
  await startI18n()
  for (const part of [consoleTexts, ...route.texts]) await addTexts(part)
})
afterEach(cleanup)

const open = (person: object = { admin: false, roles: ['auditor'] }) =>
  showInConsole(person, (transport) => {
    transport.always('sessions.list', { body: toListDocument([]) })
    return <Screen />
  })

const input = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const LABELS = [/^当前密码/, /^新密码/, /^再次输入新密码/] as const
function fill(...values: readonly [string, string, string]) {
  for (const [at, label] of LABELS.entries())
    fireEvent.input(input(label), { target: { value: values[at] } })
}
const send = () => fireEvent.click(screen.getByRole('button', { name: '修改密码' }))

test('saved: the passwords leave the form, and are kept nowhere', async () => {
  const { transport, toasts, drafts } = open()
  transport.answer('users.update_password', { body: { data: { ended_sessions: 2 } } })
  fill('old secret', 'new secret 1', 'new secret 1')
  expect(drafts.read('users.update_password:new')).toBeUndefined()
  send()
  expect(await screen.findByText(/^已保存 /)).toBeDefined()
  expect(LABELS.map((label) => input(label).value)).toEqual(['', '', ''])
  expect(toasts.state.list.map(({ title }) => title)).toEqual(['密码已修改，已退出 2 个其他登录'])
  const body = JSON.stringify(transport.calls.at(-1)?.body)
  expect(body).toContain('new secret 1')
  expect(body).not.toContain('repeat')
})

test('field error: the limits, and what differs between the inputs', async () => {
  const { transport } = open()
  fill('', 'short', 'shorter')
  send()
  expect(await screen.findByText('当前密码不能缺少')).toBeDefined()
  expect(screen.getByText('新密码至少 8 位')).toBeDefined()
  expect(screen.getByText('两次输入的密码不一致')).toBeDefined()
  expect(document.activeElement).toBe(input(LABELS[0]))
  fill('the same 1', 'the same 1', 'the same 1')
  expect(await screen.findByText('新密码不能与当前密码相同')).toBeDefined()
  expect(transport.calls.map(({ operation }) => operation)).toEqual(['sessions.list'])
})

test('field error: a wrong password of the server stands at its input, which keeps it', async () => {
  const { transport } = open()
  const detail = '当前密码不正确'
  const source = { pointer: '/data/attributes/current_password' }
  transport.answer('users.update_password', {
    status: 422,
    body: { status: 422, error: detail, errors: [{ code: 'wrong_password', detail, source }] },
  })
  fill('old secret', 'new secret 1', 'new secret 1')
  send()
  expect(await screen.findByText(detail)).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(input(LABELS[0])))
  expect(input(LABELS[0]).value).toBe('old secret')
})

test('forbidden: says so in place of the form', () => {
  open({ admin: false, roles: [], permissions: [] })
  expect(screen.getByText('你没有权限修改这里的内容')).toBeDefined()
  expect(screen.queryByRole('button', { name: '修改密码' })).toBeNull()
})
