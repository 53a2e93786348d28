import { create } from '@omc/sdk/forms/webhooks'
import { toDocument } from '@omc/sdk/testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { addTexts, startI18n } from '../../kernel/i18n/i18n.ts'
import { panelTexts } from '../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../kernel/i18n/parts.ts'
import { showInConsole } from '../testing/show-in-console.tsx'
import { defineForm } from './form-definition.ts'
import { newPanel } from './form-panel.tsx'

beforeAll(async () => {
  await startI18n()
  for (const part of [consoleTexts, panelTexts]) await addTexts(part)
})
afterEach(cleanup)

const NewWebhook = newPanel(
  defineForm(create, {
    title: () => '新通知',
    inputs: ['name', 'url', 'events', 'secret'],
    saved: ({ name }) => `已添加 ${name}`,
  }),
)
const SECRET = 'sixteen letters!'

function open() {
  const onClose = vi.fn()
  return { onClose, ...showInConsole({ admin: true }, () => <NewWebhook onClose={onClose} />) }
}
const write = (label: RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: '保存' }))

test('asks for what the operation takes, by its limits, with focus on the first at fault', async () => {
  const { transport } = open()
  write(/^名称/, '发布通知')
  save()
  expect(await screen.findByText('地址不能缺少')).toBeDefined()
  const event = screen.getByLabelText('发布成功')
  const fault = screen.getByText('事件不能缺少')
  expect(event.getAttribute('aria-describedby')).toBe(fault.id)
  expect(event.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(screen.getByLabelText(/^地址/))
  expect(transport.calls).toEqual([])
})

test('sends what is filled in once, and keeps no secret in the draft', async () => {
  const { transport, drafts, onClose, toasts } = open()
  const answer = { id: '3', type: 'webhooks', name: '发布通知' }
  transport.answer('webhooks.create', { status: 201, body: toDocument(answer) })
  write(/^名称/, '发布通知')
  write(/^地址/, 'https://example.com/hooks')
  write(/^签名密钥/, SECRET)
  fireEvent.click(screen.getByLabelText('发布成功'))
  await waitFor(() =>
    expect(drafts.read('webhooks.create:new')).toMatchObject({ name: '发布通知' }),
  )
  expect(JSON.stringify(drafts.read('webhooks.create:new'))).not.toContain(SECRET)
  save()
  save()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(toasts.state.list.map(({ title }) => title)).toEqual(['已添加 发布通知'])
  expect(transport.calls).toHaveLength(1)
  const sent = JSON.stringify(transport.calls[0]?.body)
  for (const value of ['发布通知', 'https://example.com/hooks', SECRET, 'publish.published'])
    expect(sent).toContain(value)
})
