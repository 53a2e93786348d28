import { createSdk } from '@omc/sdk'
import { fakeTransport, toErrorDocument } from '@omc/sdk/testing'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '../../kernel/data/create-query-client.ts'
import { addTexts, startI18n } from '../../kernel/i18n/i18n.ts'
import { panelTexts } from '../../kernel/i18n/later-parts.ts'
import { isPageHeld } from '../../kernel/page/page-hold.ts'
import { startCalls, Stopped, type Calls, type Subject } from './run-calls.ts'
import { clearTasks, controlsOf, taskStore } from './task-store.ts'
import type { CallsTask } from './task.ts'

const OPERATION = 'carry_contents.batch_content_status'

beforeAll(async () => {
  await startI18n()
  await addTexts(panelTexts)
})
beforeEach(clearTasks)

const subjects = (count: number): readonly Subject[] =>
  Array.from({ length: count }, (_, at) => ({ id: String(at + 1), name: `row ${at + 1}` }))

function setUp(given: Partial<Calls<Subject>> & { readonly count: number }) {
  const transport = fakeTransport()
  const report = () => undefined
  const queryClient = createQueryClient({ tell: report, report })
  const ports = { sdk: createSdk({ transport }), queryClient }
  const calls: Calls<Subject> = {
    title: 'Move',
    operation: OPERATION,
    rows: async () => subjects(given.count),
    args: (rows) => ({ ids: rows.map(({ id }) => id), status: 'checked' }),
    size: 500,
    ...given,
  }
  // as: this file starts tasks of this kind only.
  const task = () => taskStore.list[0] as CallsTask
  return { transport, ports, calls, task }
}

const batch = (ids: readonly string[], failed: readonly string[] = [], undoId = '7') => ({
  body: {
    data: {
      succeeded: ids.filter((id) => !failed.includes(id)).map((id) => ({ id })),
      failed: failed
        .filter((id) => ids.includes(id))
        .map((id) => ({ id, error: { code: 'x', params: {}, message: 'No.' } })),
      undo_id: undoId,
    },
  },
})

test('sends 500 ids a call, and adds up what became of the rows', async () => {
  const { transport, ports, calls, task } = setUp({ count: 1284 })
  const ids = subjects(1284).map(({ id }) => id)
  transport.answer(
    OPERATION,
    batch(ids.slice(0, 500), ['3'], '7'),
    batch(ids.slice(500, 1000), [], '8'),
    batch(ids.slice(1000), ['1284'], '9'),
  )
  const ended = startCalls(ports, calls)
  expect(isPageHeld()).toBe(true)
  await ended
  expect(isPageHeld()).toBe(false)
  expect(transport.calls).toHaveLength(3)
  expect(task()).toMatchObject({
    state: 'done',
    doneCount: 1282,
    failedCount: 2,
    undoIds: ['7', '8', '9'],
  })
})

test('runs the failed rows again, and only those', async () => {
  const { transport, ports, calls, task } = setUp({ count: 3 })
  transport.answer(OPERATION, batch(['1', '2', '3'], ['2']), batch(['2']))
  await startCalls(ports, calls)
  controlsOf(task().id).retry?.()
  await vi.waitFor(() =>
    expect(task()).toMatchObject({ state: 'done', doneCount: 3, failedCount: 0 }),
  )
  expect(task().undoIds).toEqual(['7', '7'])
  expect(JSON.stringify(transport.calls[1])).toContain('"ids":["2"]')
  expect(taskStore.list).toHaveLength(1)
})

test('tells what is done, at the end of the calls and of a retry', async () => {
  const onEnd = vi.fn<(done: readonly Subject[]) => void>()
  const { transport, ports, calls, task } = setUp({ count: 3, onEnd })
  transport.answer(OPERATION, batch(['1', '2', '3'], ['2']), batch(['2']))
  await startCalls(ports, calls)
  controlsOf(task().id).retry?.()
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledTimes(2))
  const ids = onEnd.mock.calls.map(([done]) => done.map(({ id }) => id))
  expect(ids).toEqual([['1', '3'], ['2']])
})

test('makes one call per row, three at a time', async () => {
  const { transport, ports, calls, task } = setUp({ count: 7, size: 1 })
  let atOnce = 0
  let most = 0
  transport.always(OPERATION, async ({ body }) => {
    most = Math.max(most, (atOnce += 1))
    await new Promise((resolve) => setTimeout(resolve))
    atOnce -= 1
    return { status: 200, requestId: null, ...batch([idIn(body)], ['4']) }
  })
  await startCalls(ports, calls)
  expect(most).toBe(3)
  expect(task()).toMatchObject({ doneCount: 6, failedCount: 1 })
})

const idIn = (body: unknown): string => /"ids":\["(\d+)"\]/.exec(JSON.stringify(body))?.[1] ?? ''

test('notes each row of a call that failed as a whole', async () => {
  const { transport, ports, calls, task } = setUp({ count: 2 })
  transport.answer(OPERATION, { status: 403, body: toErrorDocument(403, 'forbidden') })
  await startCalls(ports, calls)
  expect(task()).toMatchObject({ state: 'done', doneCount: 0, failedCount: 2 })
  expect(task().rows.map(({ error }) => error?.code)).toEqual(['forbidden', 'forbidden'])
})

test('touches nothing if the rows are others than confirmed', async () => {
  const rows = async () => {
    throw new Stopped('now 9')
  }
  const { transport, ports, calls, task } = setUp({ count: 8, rows })
  await startCalls(ports, calls)
  expect(transport.calls).toEqual([])
  expect(task()).toMatchObject({ state: 'stopped', why: 'now 9', doneCount: 0 })
})

test('stops between calls when the person asks for it', async () => {
  const { transport, ports, calls, task } = setUp({ count: 1000 })
  const ids = subjects(1000).map(({ id }) => id)
  transport.answer(OPERATION, () => {
    controlsOf(task().id).stop?.()
    return { status: 200, requestId: null, ...batch(ids.slice(0, 500)) }
  })
  await startCalls(ports, calls)
  expect(transport.calls).toHaveLength(1)
  expect(task()).toMatchObject({ state: 'stopped', doneCount: 500 })
})
