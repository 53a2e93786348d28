import { createSdk } from '@omc/sdk'
import { fakeTransport, toErrorDocument } from '@omc/sdk/testing'
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
        id="7"
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

test('keeps the text after a conflict, with the reason and the present value', async () => {
  const { transport, box } = setUp()
  const detail = '此后有人改过'
  transport.answer(OPERATION, {
    status: 409,
    body: toErrorDocument(409, 'changed_since', { detail }),
  })
  fireEvent.change(box, { target: { value: '新' } })
  fireEvent.keyDown(box, { key: 'Enter' })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('当前值：旧备注')
  expect((box as HTMLInputElement).value).toBe('新')
})
