import { toDocument, type PlannedAnswer } from '@omc/sdk/testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { addTexts, startI18n } from '../../kernel/i18n/i18n.ts'
import { panelTexts } from '../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../kernel/i18n/parts.ts'
import { showInConsole } from '../../kit/testing/show-in-console.tsx'
import { UserPanel } from './user-detail.ts'

beforeAll(async () => {
  await startI18n()
  await addTexts(consoleTexts)
  await addTexts(panelTexts)
})
afterEach(cleanup)

const ROW = {
  id: '7',
  type: 'users',
  username: 'xiaoman',
  full_name: '小满',
  phone_number: '13912345670',
  roles: ['auditor'],
}
const RECORD = {
  ...ROW,
  team_name: '一组',
  created_at: '2026-07-01T02:00:00.000Z',
  updated_at: '2026-07-02T02:00:00.000Z',
}
const LEAD = { admin: false, roles: ['admin'] }
const refused = (...errors: readonly { pointer: string; detail: string }[]): PlannedAnswer => ({
  status: 422,
  body: {
    status: 422,
    error: '提交的内容有误',
    errors: errors.map(({ pointer, detail }) => ({
      status: '422',
      code: 'invalid',
      detail,
      source: { pointer },
    })),
  },
})

function open(person: object = LEAD, get: PlannedAnswer = { body: toDocument(RECORD) }) {
  const onClose = vi.fn()
  const { transport, toasts, drafts } = showInConsole(person, (server) => {
    server.always('users.get', get)
    return <UserPanel row={ROW} onClose={onClose} />
  })
  /** Sent bodies; this operation takes a form. */
  const saves = () =>
    transport.calls
      .filter(({ operation }) => operation === 'userManagement.doEdit')
      .map(({ body }) => (body?.kind === 'form' ? Object.fromEntries(body.fields) : body))
  return { transport, toasts, drafts, onClose, saves }
}

const name = () => screen.getByLabelText<HTMLInputElement>(/姓名/)
const phone = () => screen.getByLabelText<HTMLInputElement>(/手机号/)
const write = (input: HTMLInputElement, value: string) =>
  fireEvent.input(input, { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: '保存' }))
const state = async (words: string | RegExp) => screen.findByText(words)

test('loading: shows what the row has at once, and the rest when the record is there', async () => {
  open(LEAD, () => new Promise(() => undefined))
  expect(name().value).toBe('小满')
  expect(screen.getByRole('dialog', { name: '编辑用户' })).toBeDefined()
  cleanup()
  open()
  expect(await screen.findByText('一组')).toBeDefined()
  expect(name().value).toBe('小满')
})

test('error: a record that is gone says so, in place of the form', async () => {
  open(LEAD, { status: 404, body: { status: 404, error: '不存在', errors: [] } })
  expect(await screen.findByText('这条已被删除或不属于你')).toBeDefined()
  expect(screen.queryByRole('button', { name: '保存' })).toBeNull()
})

test('forbidden: without the right nothing can be changed', async () => {
  open({ admin: false, roles: ['manager'], permissions: ['user:read'] })
  expect(await screen.findByText('一组')).toBeDefined()
  expect(screen.queryByLabelText(/姓名/)).toBeNull()
  expect(screen.queryByRole('button', { name: '保存' })).toBeNull()
})

test('saving, saved: only what changed is sent; Ctrl+S saves as well', async () => {
  const { transport, toasts, onClose, saves } = open()
  let answer = (): void => undefined
  const held = new Promise<void>((resolve) => (answer = resolve))
  transport.answer('userManagement.doEdit', async () => {
    await held
    return { status: 200, body: toDocument(RECORD), requestId: null }
  })
  write(name(), '小满 二')
  expect(await state('有未保存的修改')).toBeDefined()
  fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })
  expect(await state('正在保存…')).toBeDefined()
  answer()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(saves()).toEqual([{ id: '7', full_name: '小满 二' }])
  expect(toasts.state.list.map(({ title }) => title)).toEqual(['已保存 小满 的资料'])
})

test('a role above the own is not given, and nothing else is lost by giving another', async () => {
  const { transport, saves } = open({ admin: false, roles: ['manager'] })
  transport.answer('userManagement.doEdit', { body: toDocument(RECORD) })
  expect(screen.getByLabelText<HTMLInputElement>('站点管理员').disabled).toBe(true)
  fireEvent.click(screen.getByLabelText('团队主管'))
  save()
  await waitFor(() => expect(saves()).toEqual([{ id: '7', roles: 'manager,auditor' }]))
})

test('field error: by the limits at once, with focus on the first', async () => {
  const { saves } = open()
  write(phone(), '12')
  write(name(), ' ')
  save()
  expect(await screen.findByText('姓名不能为空')).toBeDefined()
  expect(screen.getByText('请输入 6 到 15 位数字的手机号')).toBeDefined()
  expect(document.activeElement).toBe(name())
  expect(name().getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(name().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    '姓名不能为空',
  )
  expect(saves()).toEqual([])
})

test('field error: what the server refuses stands at its field, the rest at the head', async () => {
  const { transport, onClose } = open()
  const numbers = { pointer: '/phone_number', detail: '这个手机号已经有人用了' }
  transport.answer(
    'userManagement.doEdit',
    refused(numbers, { pointer: '/id', detail: '编号不对' }),
  )
  write(phone(), '13912345671')
  save()
  expect(await screen.findByText(numbers.detail)).toBeDefined()
  expect(screen.getByRole('alert').textContent).toBe('编号不对')
  expect(await state('没有保存，修改还在')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(phone()))
  expect(phone().value).toBe('13912345671')
  // The fault disappears as soon as the value changes.
  write(phone(), '13912345672')
  await waitFor(() => expect(screen.queryByText(numbers.detail)).toBeNull())
  expect(onClose).not.toHaveBeenCalled()
})

test('a failure that may pass offers to try again', async () => {
  const { transport, onClose } = open()
  transport.answer(
    'userManagement.doEdit',
    { status: 503, body: null },
    { body: toDocument(RECORD) },
  )
  write(name(), '小满 二')
  save()
  fireEvent.click(await screen.findByRole('button', { name: '重试' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

test('asks before edits are lost, and keeps them as a draft until then', async () => {
  const { drafts, onClose } = open()
  fireEvent.click(screen.getByRole('button', { name: '取消' }))
  expect(onClose).toHaveBeenCalledOnce()
  write(name(), '半个名字')
  await waitFor(() =>
    expect(drafts.read('userManagement.doEdit:7')).toMatchObject({ full_name: '半个名字' }),
  )
  fireEvent.click(screen.getByRole('button', { name: '取消' }))
  fireEvent.click(await screen.findByRole('button', { name: '继续编辑' }))
  expect(onClose).toHaveBeenCalledOnce()
  fireEvent.click(screen.getByRole('button', { name: '取消' }))
  fireEvent.click(await screen.findByRole('button', { name: '放弃修改' }))
  expect(onClose).toHaveBeenCalledTimes(2)
})
