import { toErrorDocument } from '@omc/sdk/testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { addTexts, startI18n } from '../../../kernel/i18n/i18n.ts'
import { panelTexts } from '../../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../../kernel/i18n/parts.ts'
import { textPart } from '../../../kernel/i18n/text-part.ts'
import { showInConsole } from '../../../kit/testing/show-in-console.tsx'
import { AddSourcePanel } from './add-source.tsx'

const listTexts = textPart(
  () => import('./carry-sources.zh.ts'),
  () => import('./carry-sources.en.ts'),
)

beforeAll(async () => {
  await startI18n()
  for (const part of [consoleTexts, panelTexts, listTexts]) await addTexts(part)
})
afterEach(cleanup)

const AUTHOR = {
  id: null,
  existing: false,
  platform: 'douyin',
  author_id: 'a1',
  nickname: '阿紫',
  avatar: '',
  home_page_url: '',
  fans_count: 1200,
  contents_count: 30,
  summary: '',
}
const PAGE = 'https://www.douyin.com/user/a1'

async function lookUp(...answers: readonly { readonly status?: number; readonly body: unknown }[]) {
  const onClose = vi.fn()
  const shown = showInConsole({ admin: true }, (server) => {
    server.answer('carry_sources.request_info', ...answers)
    return <AddSourcePanel onClose={onClose} />
  })
  fireEvent.change(screen.getByLabelText(/^平台/), { target: { value: 'douyin' } })
  fireEvent.input(screen.getByLabelText(/^主页/), { target: { value: PAGE } })
  fireEvent.click(screen.getByRole('button', { name: '查看作者' }))
  await waitFor(() => expect(shown.transport.calls).toHaveLength(1))
  const stored = () =>
    shown.transport.calls.map(({ query }) => new URLSearchParams(query).get('store'))
  return { ...shown, onClose, stored }
}

test('shows who the author is before they are watched', async () => {
  const { onClose, stored, toasts } = await lookUp(
    { body: { data: AUTHOR } },
    { body: { data: { ...AUTHOR, id: '5' } } },
  )
  expect(await screen.findByText('阿紫')).toBeDefined()
  expect(stored()).toEqual(['false'])
  fireEvent.click(screen.getByRole('button', { name: '加为来源' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(stored()).toEqual(['false', 'true'])
  expect(toasts.state.list.map(({ title }) => title)).toEqual(['已将「阿紫」加为来源'])
})

test('an author who is a source already is not added again', async () => {
  await lookUp({ body: { data: { ...AUTHOR, id: '5', existing: true } } })
  expect(await screen.findByText('已是来源')).toBeDefined()
  expect(screen.queryByRole('button', { name: '加为来源' })).toBeNull()
})

test('an unknown author keeps what was typed, and can be looked up again', async () => {
  const body = toErrorDocument(404, 'no_author', { detail: '平台没有找到这个作者' })
  await lookUp({ status: 404, body }, { body: { data: AUTHOR } })
  expect(await screen.findByText('平台没有找到这个作者')).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>(/^主页/).value).toBe(PAGE)
  fireEvent.click(screen.getByRole('button', { name: '查看作者' }))
  expect(await screen.findByText('阿紫')).toBeDefined()
})
