import { createSdk } from '@omc/sdk'
import { fakeTransport, toErrorDocument } from '@omc/sdk/testing'
import { createToasts } from '@omc/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createQueryClient } from '../../kernel/data/create-query-client.ts'
import { errorText } from '../../kernel/errors/error-text.ts'
import { addTexts, startI18n } from '../../kernel/i18n/i18n.ts'
import { panelTexts } from '../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../kernel/i18n/parts.ts'
import { ServicesContext, type Services } from '../../kernel/services/services-context.ts'
import type { BulkPanelProps } from '../../kit/list/list-acts.ts'
import type { RowOf } from '../../kit/list/list-names.ts'
import { moveStatusPanel } from './move-status-panel.tsx'

const MoveStatusPanel = moveStatusPanel('carry_contents.batch_content_status')

beforeAll(async () => {
  await startI18n()
  await addTexts(consoleTexts)
  await addTexts(panelTexts)
})
afterEach(cleanup)

function setUp() {
  const transport = fakeTransport()
  const toasts = createToasts()
  const queryClient = createQueryClient({
    tell: (error) => void toasts.show({ tone: 'danger', title: errorText(error, 'zh') }),
    report: () => undefined,
  })
  // as: panel and undo use only these services.
  const services = { sdk: createSdk({ transport }), queryClient, toasts } as unknown as Services
  const onDone = vi.fn<BulkPanelProps<RowOf<'carry_contents'>>['onDone']>()
  // as: the panel reads only these members of a row.
  const rows = ['1', '2'].map((id) => ({ id, status: 'fetched' }) as RowOf<'carry_contents'>)
  render(
    <QueryClientProvider client={queryClient}>
      <ServicesContext value={services}>
        <MoveStatusPanel rows={rows} onClose={vi.fn()} onDone={onDone} />
      </ServicesContext>
    </QueryClientProvider>,
  )
  const batch = (answer: object) =>
    transport.answer('carry_contents.batch_content_status', {
      body: { data: { succeeded: [{ id: '1' }, { id: '2' }], failed: [], ...answer } },
    })
  const told = () => toasts.state.list.map(({ title }) => title)
  return { transport, toasts, onDone, batch, told }
}

async function choose(status: string, act: string) {
  fireEvent.click(await screen.findByRole('radio', { name: new RegExp(status) }))
  fireEvent.click(screen.getByRole('button', { name: act }))
}

test('says that contents were deleted, and takes it back', async () => {
  const { transport, toasts, onDone, batch, told } = setUp()
  batch({ undo_id: '77' })
  await choose('已删除', '删除 2 条')
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(told()).toEqual(['已删除 2 条'])
  const undone = { succeeded: [{ id: '1' }, { id: '2' }], failed: [], undo_id: '78' }
  transport.answer('audit_events.undo', { body: { data: undone } })
  expect(toasts.state.list[0]?.action?.label).toBe('撤销')
  toasts.state.list[0]?.action?.onSelect()
  await vi.waitFor(() => expect(told()).toEqual(['已删除 2 条', '已撤销 2 条']))
  const call = transport.calls.find(({ operation }) => operation === 'audit_events.undo')
  expect(call?.path).toBe('/api/v1/audit_events/77/undo')
})

test('names the status that contents were moved to, and offers no undo where there is none', async () => {
  const { toasts, onDone, batch, told } = setUp()
  batch({ undo_id: null })
  await choose('已检查', '修改 2 条')
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(told()).toEqual(['已将 2 条改为「已检查」'])
  expect(toasts.state.list[0]?.action).toBeUndefined()
})

test('says why an undo failed, once', async () => {
  const { transport, toasts, batch, told } = setUp()
  batch({ undo_id: '77' })
  await choose('已删除', '删除 2 条')
  await vi.waitFor(() => expect(toasts.state.list).toHaveLength(1))
  const detail = '此操作无法撤销'
  const body = toErrorDocument(409, 'nothing_to_undo', { detail })
  transport.answer('audit_events.undo', { status: 409, body })
  toasts.state.list[0]?.action?.onSelect()
  await vi.waitFor(() => expect(told()).toEqual(['已删除 2 条', '此操作无法撤销']))
})
