import { createSdk } from '@omc/sdk'
import { fakeTransport, toDocument, toErrorDocument } from '@omc/sdk/testing'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { createQueryClient } from '../../kernel/data/create-query-client.ts'
import { addTexts, startI18n } from '../../kernel/i18n/i18n.ts'
import { panelTexts } from '../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../kernel/i18n/parts.ts'
import { ServicesContext, type Services } from '../../kernel/services/services-context.ts'
import { EditCell } from './edit-cell.tsx'

beforeAll(async () => {
  await startI18n()
  await addTexts(consoleTexts)
  await addTexts(panelTexts)
})
afterEach(cleanup)

const OPERATION = 'studio_sources.update'
const SINCE = '2026-01-02T03:04:05.678Z'
const ROW = { id: '7', updated_at: SINCE }
const LATER = '2026-01-02T04:00:00.000Z'

function setUp() {
  const transport = fakeTransport()
  const report = () => undefined
  const queryClient = createQueryClient({ tell: report, report })
  // as: the cell uses only these services.
  const services = { sdk: createSdk({ transport }), queryClient } as unknown as Services
  render(
    <ServicesContext value={services}>
      <EditCell
        operation={OPERATION}
        row={ROW}
        name="remark"
        fact={{ kind: 'text', zh: '备注', en: 'Remark' }}
        value="旧备注"
        rowName="小店"
      >
        旧备注
      </EditCell>
    </ServicesContext>,
  )
  fireEvent.click(screen.getByRole('button', { name: '编辑小店的备注' }))
  return { transport, box: screen.getByRole('textbox', { name: '编辑小店的备注' }) }
}

test('saves with Enter, once', async () => {
  const { transport, box } = setUp()
  transport.answer(OPERATION, {
    body: { data: { type: 'studio_sources', id: '7', attributes: { remark: '新' } } },
  })
  fireEvent.change(box, { target: { value: '新' } })
  fireEvent.keyDown(box, { key: 'Enter' })
  fireEvent.blur(box)
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  expect(transport.calls).toHaveLength(1)
  expect(JSON.stringify(transport.calls[0]?.body)).toContain('"remark":"新"')
})

test('drops the text with Esc', () => {
  const { transport, box } = setUp()
  fireEvent.change(box, { target: { value: '新' } })
  fireEvent.keyDown(box, { key: 'Escape' })
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(transport.calls).toEqual([])
})

const changed = { status: 409, body: toErrorDocument(409, 'changed_since', { detail: '有人改过' }) }
const now = (remark: string) => {
  const record = { id: '7', type: 'studio_sources', remark, updated_at: LATER }
  return { body: toDocument(record) }
}

test('keeps the text after a conflict, with the reason and the present value', async () => {
  const { transport, box } = setUp()
  transport.answer(OPERATION, changed)
  transport.answer('studio_sources.get', now('对方的'))
  fireEvent.change(box, { target: { value: '新' } })
  fireEvent.keyDown(box, { key: 'Enter' })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('当前值：旧备注')
  expect(alert.textContent).toContain('再按回车以你的为准')
  expect((box as HTMLInputElement).value).toBe('新')
  fireEvent.blur(box)
  expect(transport.calls.map(({ ifUnmodifiedSince }) => ifUnmodifiedSince)).toEqual([
    SINCE,
    undefined,
  ])
})

test('saves once more where others changed something else', async () => {
  const { transport, box } = setUp()
  transport.answer(OPERATION, changed, now('新'))
  transport.answer('studio_sources.get', now('旧备注'))
  fireEvent.change(box, { target: { value: '新' } })
  fireEvent.keyDown(box, { key: 'Enter' })
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  expect(transport.calls.map(({ ifUnmodifiedSince }) => ifUnmodifiedSince)).toEqual([
    SINCE,
    undefined,
    LATER,
  ])
})
