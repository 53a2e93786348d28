import { createSdk } from '@omc/sdk'
import { fakeTransport, toDocument, toErrorDocument, type FakeTransport } from '@omc/sdk/testing'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { proxy } from 'valtio'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { createQueryClient } from '../../../kernel/data/create-query-client.ts'
import { addTexts, startI18n } from '../../../kernel/i18n/i18n.ts'
import { panelTexts } from '../../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../../kernel/i18n/parts.ts'
import { ServicesContext, type Services } from '../../../kernel/services/services-context.ts'
import { EditCell } from './edit-cell.tsx'
import type { EditCellProps } from './use-cell-save.ts'

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
const PLATFORMS = [
  { value: 'queued', zh: '排队中', en: 'Queued' },
  { value: 'paused', zh: '已暂停', en: 'Paused' },
  { value: 'published', zh: '已发布', en: 'Published' },
] as const

type Cell = Partial<EditCellProps>

function draw(cell: Cell) {
  const transport = fakeTransport()
  const report = () => undefined
  const queryClient = createQueryClient({ tell: report, report })
  // as: the cell uses only these services.
  const services = {
    sdk: createSdk({ transport }),
    queryClient,
    session: { state: proxy({ person: null }) },
  } as unknown as Services
  render(
    <QueryClientProvider client={queryClient}>
      <ServicesContext value={services}>
        <EditCell
          edit={{ operation: OPERATION, columns: ['remark'] }}
          row={ROW}
          name="remark"
          fact={{ kind: 'text', zh: '备注', en: 'Remark' }}
          value="旧备注"
          rowName="小店"
          {...cell}
        >
          {cell.children ?? '旧备注'}
        </EditCell>
      </ServicesContext>
    </QueryClientProvider>,
  )
  return transport
}

function setUp(cell: Cell = {}) {
  const transport = draw(cell)
  fireEvent.click(screen.getByRole('button', { name: '编辑小店的备注' }))
  return { transport, box: screen.getByRole('textbox', { name: '编辑小店的备注' }) }
}

const saved = { body: { data: { type: 'studio_sources', id: '7', attributes: {} } } }
const bodies = (transport: FakeTransport) => transport.calls.map(({ body }) => JSON.stringify(body))

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

test('gives the focus back to the pencil where a key ended the edit', async () => {
  const { box } = setUp()
  fireEvent.keyDown(box, { key: 'Escape' })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '编辑小店的备注' }))
})

test('keeps the lines of a longer text', async () => {
  const { transport, box } = setUp({ value: '一行\n二行' })
  expect(box.tagName).toBe('TEXTAREA')
  fireEvent.blur(box)
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(transport.calls).toEqual([])
})

const STATUS: Cell = {
  edit: {
    operation: OPERATION,
    columns: ['status'],
    moves: { status: () => ['paused'] },
  },
  name: 'status',
  fact: { kind: 'choice', zh: '状态', en: 'Status', choices: PLATFORMS },
  value: 'queued',
}

function openStatus(cell: Cell = STATUS) {
  const transport = draw(cell)
  transport.answer(OPERATION, saved)
  fireEvent.click(screen.getByRole('button', { name: '编辑小店的状态' }))
  return { transport, select: screen.getByRole<HTMLSelectElement>('combobox') }
}

test('a choice offers the allowed moves only, and saves the one that is pressed', async () => {
  const { transport, select } = openStatus()
  expect([...select.options].map(({ value }) => value)).toEqual(['queued', 'paused'])
  fireEvent.pointerDown(select)
  fireEvent.change(select, { target: { value: 'paused' } })
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  expect(bodies(transport)).toEqual([expect.stringContaining('"status":"paused"')])
})

test('a choice by keys is saved with Enter, and dropped with Esc', async () => {
  const { transport, select } = openStatus()
  fireEvent.keyDown(select, { key: 'ArrowDown' })
  fireEvent.change(select, { target: { value: 'paused' } })
  expect(transport.calls).toEqual([])
  fireEvent.keyDown(select, { key: 'Enter' })
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  expect(transport.calls).toHaveLength(1)
  cleanup()

  const again = openStatus()
  fireEvent.keyDown(again.select, { key: 'ArrowDown' })
  fireEvent.change(again.select, { target: { value: 'paused' } })
  fireEvent.keyDown(again.select, { key: 'Escape' })
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(again.transport.calls).toEqual([])
})

test('a choice without a move is not edited', () => {
  draw({
    ...STATUS,
    edit: { operation: OPERATION, columns: ['status'], moves: { status: () => [] } },
  })
  expect(screen.queryByRole('button')).toBeNull()
})

test('a choice keeps what was chosen after a conflict, with the present value in words', async () => {
  const transport = draw(STATUS)
  transport.answer(OPERATION, changed)
  transport.answer('studio_sources.get', {
    body: {
      data: {
        type: 'studio_sources',
        id: '7',
        attributes: { status: 'published', updated_at: LATER },
      },
    },
  })
  fireEvent.click(screen.getByRole('button', { name: '编辑小店的状态' }))
  const select = screen.getByRole<HTMLSelectElement>('combobox')
  fireEvent.pointerDown(select)
  fireEvent.change(select, { target: { value: 'paused' } })
  expect((await screen.findByRole('alert')).textContent).toContain('当前值：排队中')
  expect(select.value).toBe('paused')
  fireEvent.blur(select)
  expect(transport.calls).toHaveLength(2)
})

const FLAG: Cell = {
  edit: { operation: OPERATION, columns: ['monitored'] },
  name: 'monitored',
  fact: { kind: 'flag', zh: '监控', en: 'Watched' },
  value: false,
  children: '否',
}

test('a flag is a switch that saves at once', async () => {
  const transport = draw(FLAG)
  transport.answer(OPERATION, saved)
  const box = screen.getByRole('switch', { name: '监控：小店' })
  expect(box.getAttribute('aria-checked')).toBe('false')
  fireEvent.click(box)
  expect(box.getAttribute('aria-checked')).toBe('true')
  await waitFor(() =>
    expect(bodies(transport)).toEqual([expect.stringContaining('"monitored":true')]),
  )
})

test('a flag that was refused goes back, and says why', async () => {
  const transport = draw(FLAG)
  transport.answer(OPERATION, {
    status: 422,
    body: toErrorDocument(422, 'invalid', { detail: '来源已停用' }),
  })
  const box = screen.getByRole('switch')
  fireEvent.click(box)
  expect((await screen.findByRole('alert')).textContent).toContain('来源已停用')
  expect(box.getAttribute('aria-checked')).toBe('false')
})

const OWNER: Cell = {
  edit: {
    operation: OPERATION,
    columns: ['user_id'],
    records: { user_id: 'users.get_role_select' },
  },
  name: 'user_id',
  fact: { kind: 'id', of: 'users', zh: '负责人', en: 'Owner', nullable: true },
  value: '1',
  children: '李雷',
}
const PEOPLE = [
  { id: '1', label: '李雷' },
  { id: '2', label: '韩梅' },
]

async function openOwner(people: readonly object[] = PEOPLE) {
  const transport = draw(OWNER)
  transport.always('users.get_role_select', { body: { data: people } })
  transport.answer(OPERATION, saved)
  fireEvent.click(screen.getByRole('button', { name: '编辑小店的负责人' }))
  await screen.findByRole('option', { name: '李雷' })
  return { transport, box: screen.getByRole<HTMLInputElement>('combobox') }
}

const optionNames = () => screen.getAllByRole('option').map(({ textContent }) => textContent)

test('a record is found by its name or sound, and saved once it is chosen', async () => {
  const { transport, box } = await openOwner()
  expect([document.activeElement, optionNames()]).toEqual([box, ['不选', '李雷', '韩梅']])
  fireEvent.change(box, { target: { value: 'hanmei' } })
  await waitFor(() => expect(optionNames()).toEqual(['韩梅']))
  fireEvent.keyDown(box, { key: 'Enter' })
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  expect(bodies(transport).at(-1)).toContain('"user_id":"2"')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '编辑小店的负责人' }))
})

test('a record may be none, by the pointer too', async () => {
  const { transport } = await openOwner()
  fireEvent.click(screen.getByRole('option', { name: '不选' }))
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  expect(bodies(transport).at(-1)).toContain('"user_id":null')
})

test('the choice of a record is dropped with Esc, or by leaving it without a choice', async () => {
  const first = await openOwner()
  fireEvent.change(first.box, { target: { value: '韩' } })
  fireEvent.keyDown(first.box, { key: 'Escape' })
  expect(screen.queryByRole('combobox')).toBeNull()
  cleanup()
  const again = await openOwner()
  fireEvent.change(again.box, { target: { value: '韩' } })
  fireEvent.blur(again.box)
  expect(screen.queryByRole('combobox')).toBeNull()
  const writes = [first, again].flatMap(({ transport }) =>
    transport.calls.filter(({ operation }) => operation === OPERATION),
  )
  expect(writes).toEqual([])
})

test('the server searches for a record beyond those that came at once', async () => {
  const many = Array.from({ length: 100 }, (_, at) => ({
    id: `${at + 1}`,
    label: `李雷${at || ''}`,
  }))
  const { transport, box } = await openOwner(many)
  transport.always('users.get_role_select', { body: { data: [{ id: '900', label: '王小满' }] } })
  fireEvent.change(box, { target: { value: '小满' } })
  fireEvent.click(await screen.findByRole('option', { name: '王小满' }))
  await waitFor(() => expect(bodies(transport).join()).toContain('"user_id":"900"'))
  expect(transport.calls.some(({ query }) => query.includes('search='))).toBe(true)
})
