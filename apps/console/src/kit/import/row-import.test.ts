import { createSdk } from '@omc/sdk'
import * as fields from '@omc/sdk/fields/carry_materials'
import { fakeTransport, toErrorDocument } from '@omc/sdk/testing'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { createQueryClient } from '../../kernel/data/create-query-client.ts'
import { addTexts, startI18n } from '../../kernel/i18n/i18n.ts'
import { panelTexts, taskTexts } from '../../kernel/i18n/later-parts.ts'
import { clearTasks, controlsOf, taskStore } from '../tasks/task-store.ts'
import type { CheckedRow } from './checked-row.ts'
import { defineRowImport } from './row-import.ts'

const OPERATION = 'carry_materials.create_new_material'

const materials = defineRowImport(OPERATION, {
  label: () => '素材',
  name: 'title',
  task: (count) => `新建 ${count} 个`,
  columns: { title: { fact: fields.title, isRequired: true }, remark: { fact: fields.remark } },
})

const row = (number: number, title: string, remark = ''): CheckedRow => ({
  number,
  values: { title, remark },
  faults: {},
})

function setUp() {
  const transport = fakeTransport()
  const report = () => undefined
  const queryClient = createQueryClient({ tell: report, report })
  const send = (rows: readonly CheckedRow[]) =>
    materials.send?.({ sdk: createSdk({ transport }), queryClient }, rows)
  return { transport, send }
}

const done = { status: 201, body: { data: { type: 'carry_materials', id: '1', attributes: {} } } }

beforeAll(async () => {
  await startI18n()
  await addTexts(panelTexts)
  await addTexts(taskTexts)
})
beforeEach(clearTasks)

test('sends one call for each row without its empty cells, and tells by the number of the row', async () => {
  const { transport, send } = setUp()
  const refused = { status: 409, body: toErrorDocument(409, 'taken', { detail: '已被占用' }) }
  transport.answer(OPERATION, done, refused, done)
  const result = await send([row(2, '一'), row(4, '二', '好看'), row(5, '三')])
  expect(transport.calls.map(({ body }) => body)).toMatchObject([
    { document: { data: { attributes: { title: '一' } } } },
    { document: { data: { attributes: { title: '二', remark: '好看' } } } },
    { document: { data: { attributes: { title: '三' } } } },
  ])
  expect(result).toMatchObject({
    total: 3,
    succeeded: [2, 5],
    failed: [{ number: 4, error: { code: 'taken', field: null } }],
    undoId: null,
  })
})

test('rows that a stopped task did not come to are told as not sent', async () => {
  const { transport, send } = setUp()
  transport.answer(OPERATION, () => {
    controlsOf(taskStore.list[0]?.id ?? '').stop?.()
    return { ...done, requestId: null }
  })
  const result = await send(Array.from({ length: 9 }, (_, at) => row(at + 2, `第 ${at}`)))
  expect(result?.succeeded.length).toBeLessThanOrEqual(3)
  expect(result?.failed.at(-1)).toMatchObject({
    number: 10,
    error: { code: 'stopped', message: '任务已停止，没有发送' },
  })
})
