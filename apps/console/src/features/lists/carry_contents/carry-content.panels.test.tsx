import { toDocument, toErrorDocument, type FakeTransport } from '@omc/sdk/testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { addTexts, startI18n } from '../../../kernel/i18n/i18n.ts'
import { panelTexts } from '../../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../../kernel/i18n/parts.ts'
import { textPart } from '../../../kernel/i18n/text-part.ts'
import { showInConsole } from '../../../kit/testing/show-in-console.tsx'
import { carryContentPanels } from './carry-content.acts.tsx'
import { AssignPanel, ReviewPanel } from './carry-content.forms.ts'
import { SubmitPanel } from './carry-content.submit.tsx'
import { TakePanel } from './carry-content.take.ts'
import { TextPanel } from './carry-content.text.tsx'

const listTexts = textPart(
  () => import('./carry-contents.zh.ts'),
  () => import('./carry-contents.en.ts'),
)

beforeAll(async () => {
  await startI18n()
  for (const part of [consoleTexts, panelTexts, listTexts, carryContentPanels]) await addTexts(part)
})
afterEach(cleanup)

const ROW = { id: '7', title: '夏季防晒', status: 'checked' } as const
const ADMIN = { admin: true }
const ACCOUNTS = [
  { id: '3', uid: 'u3', label: '小红豆', platform: 'guangguang', avatar: '' },
  { id: '4', uid: 'u4', label: '甜茶', platform: 'guangguang', avatar: '' },
]
const queued = { id: '9', type: 'publish_contents', account_name: '小红豆' }

const bodies = (transport: FakeTransport, operation: string) =>
  transport.calls.filter((call) => call.operation === operation).map((call) => attributesOf(call))
const attributesOf = ({ body }: { readonly body: unknown }) =>
  JSON.parse(JSON.stringify(body)).document?.data?.attributes

test('submits to the queue of an account; once more only after the server refused it', async () => {
  const onClose = vi.fn()
  const { transport, toasts } = showInConsole(ADMIN, (server) => {
    server.always('studio_accounts.get_select', { body: { data: ACCOUNTS } })
    server.answer(
      'carry_contents.submit_to_publish',
      { status: 409, body: toErrorDocument(409, 'already_queued', { detail: '已在队列' }) },
      { body: toDocument(queued) },
    )
    return <SubmitPanel row={ROW} onClose={onClose} />
  })
  expect(screen.queryByText(/再提交一次/)).toBeNull()
  fireEvent.click(screen.getByRole('combobox', { name: /^发布账号/ }))
  fireEvent.click(await screen.findByRole('option', { name: '小红豆' }))
  fireEvent.click(screen.getByRole('button', { name: '提交发布' }))
  expect(await screen.findByText(/再提交一次/)).toBeDefined()
  fireEvent.click(screen.getByRole('checkbox', { name: /再提交一次/ }))
  fireEvent.click(screen.getByRole('button', { name: '提交发布' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  const sent = bodies(transport, 'carry_contents.submit_to_publish')
  expect(sent.map(({ uid, again }) => ({ uid, again: again === true }))).toEqual([
    { uid: 'u3', again: false },
    { uid: 'u3', again: true },
  ])
  expect(toasts.state.list.map(({ title }) => title)).toEqual(['已进入「小红豆」的发布队列'])
})

test('a rejection needs a reason, and a row that the server refuses says why', async () => {
  const onClose = vi.fn()
  const { transport, toasts } = showInConsole(ADMIN, (server) => {
    const error = { code: 'not_allowed_move', params: {}, message: '不能这样改' }
    const failed = [{ id: '7', error }]
    server.answer('carry_contents.audit_creative_content', {
      body: { data: { succeeded: [], failed, undo_id: null, job_id: null } },
    })
    return <ReviewPanel row={ROW} onClose={onClose} />
  })
  fireEvent.change(screen.getByLabelText(/^结论/), { target: { value: 'rejected' } })
  fireEvent.click(screen.getByRole('button', { name: '审核' }))
  expect(await screen.findByText('驳回时请写明原因')).toBeDefined()
  expect(transport.calls).toEqual([])
  fireEvent.input(screen.getByLabelText(/^原因/), { target: { value: '画面模糊' } })
  fireEvent.click(screen.getByRole('button', { name: '审核' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(bodies(transport, 'carry_contents.audit_creative_content')).toEqual([
    { ids: ['7'], status: 'rejected', reason: '画面模糊' },
  ])
  expect(toasts.state.list.map(({ tone }) => tone)).toEqual(['danger'])
})

test('contents are assigned to the chosen accounts', async () => {
  const onDone = vi.fn()
  const { transport } = showInConsole(ADMIN, (server) => {
    server.always('studio_accounts.get_select', { body: { data: ACCOUNTS } })
    server.answer('studio_accounts.batch_assign_contents', {
      body: { data: { succeeded: [{ id: '7' }], failed: [], undo_id: '5', job_id: null } },
    })
    return <AssignPanel rows={[ROW]} onClose={() => undefined} onDone={onDone} />
  })
  fireEvent.click(screen.getByRole('combobox'))
  fireEvent.click(await screen.findByRole('option', { name: '甜茶' }))
  fireEvent.click(screen.getByRole('button', { name: '分给账号' }))
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(bodies(transport, 'studio_accounts.batch_assign_contents')).toEqual([
    { ids: ['7'], account_ids: ['4'] },
  ])
})

test('shows the text of a content and where it comes from, and copies it', async () => {
  const writeText = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  showInConsole(ADMIN, (server) => {
    const data = { id: '7', title: '', desc: '', topic: '', paragraphs: [], from: 'title' }
    server.answer('carry_contents.get_content_desc', { body: { data: { ...data, text: '全文' } } })
    return <TextPanel row={ROW} onClose={() => undefined} />
  })
  expect(await screen.findByText('没有正文，取自标题')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: '复制' }))
  expect(await screen.findByText('已复制文案')).toBeDefined()
  expect(writeText).toHaveBeenCalledWith('全文')
  vi.unstubAllGlobals()
})

function showTake(...answers: Parameters<FakeTransport['answer']>[1][]) {
  const onClose = vi.fn()
  const shown = showInConsole(ADMIN, (server) => {
    for (const answer of answers) server.answer('carry_contents.get_downloaded_content', answer)
    return (
      <MemoryRouter>
        <TakePanel onClose={onClose} />
        <Address />
      </MemoryRouter>
    )
  })
  fireEvent.click(screen.getByRole('button', { name: '取一条' }))
  return { ...shown, onClose }
}

const Address = () => <output>{useLocation().search}</output>

test('opens the content that was taken out', async () => {
  const { onClose, toasts } = showTake({ body: toDocument({ id: '31', type: 'carry_contents' }) })
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(await screen.findByText('?peek=31')).toBeDefined()
  expect(toasts.state.list.map(({ title }) => title)).toEqual(['已取出一条内容'])
})

test('stays open and says so where no content fits', async () => {
  const { onClose, toasts } = showTake({ status: 204, body: null })
  await waitFor(() => expect(toasts.state.list).toHaveLength(1))
  expect(toasts.state.list.map(({ title }) => title)).toEqual(['没有符合条件的内容'])
  expect(onClose).not.toHaveBeenCalled()
})
