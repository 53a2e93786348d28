import { createSdk } from '@omc/sdk'
import { fakeTransport, toErrorDocument } from '@omc/sdk/testing'
import { createToasts } from '@omc/ui'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '../../../kernel/data/create-query-client.ts'
import { addTexts, startI18n } from '../../../kernel/i18n/i18n.ts'
import { panelTexts } from '../../../kernel/i18n/later-parts.ts'
import { clearTasks, taskStore } from '../../tasks/task-store.ts'
import { runAct } from './run-act.ts'

beforeAll(async () => {
  await startI18n()
  await addTexts(panelTexts)
})
// Files of a worker share the tray.
beforeEach(clearTasks)

function setUp() {
  const transport = fakeTransport()
  const toasts = createToasts()
  const tell = vi.fn()
  const queryClient = createQueryClient({ tell, report: () => undefined })
  const realtime = { onNotifications: () => () => undefined }
  // as: acts use only this part of the realtime service.
  const ports = {
    sdk: createSdk({ transport }),
    queryClient,
    toasts,
    realtime,
  } as unknown as Parameters<typeof runAct>[0]
  return { transport, toasts, tell, ports, told: () => toasts.state.list.map(({ title }) => title) }
}

test('says what became of it, and makes what it touched out of date', async () => {
  const { transport, ports, told } = setUp()
  const key = ['carry_contents', 'list', {}]
  ports.queryClient.setQueryData(key, { items: [] })
  transport.answer('carry_contents.delete', { status: 204 })
  const run = { args: (id: string) => ({ id }), done: (_: unknown, id: string) => `gone ${id}` }
  expect(await runAct(ports, 'carry_contents.delete', run, '7')).toEqual({ batch: null })
  expect(told()).toEqual(['gone 7'])
  expect(transport.calls[0]?.path).toBe('/api/v1/carry_contents/7')
  expect(ports.queryClient.getQueryState(key)?.isInvalidated).toBe(true)
})

test('hands back what became of each row, and says nothing where some were refused', async () => {
  const { transport, ports, told } = setUp()
  const failed = [{ id: '2', error: { code: 'not_found', title: '', meta: {} } }]
  const data = { succeeded: [{ id: '1' }], failed, undo_id: '5' }
  transport.answer('carry_contents.batch_content_status', { body: { data } })
  const run = { args: () => ({ ids: ['1', '2'], status: 'checked' }), done: () => 'done' }
  const answer = await runAct(ports, 'carry_contents.batch_content_status', run, null)
  expect(answer?.batch?.failed).toHaveLength(1)
  expect(told()).toEqual([])
})

test('leaves a failure to the cache, which tells of it once', async () => {
  const { transport, ports, tell, told } = setUp()
  transport.answer('carry_contents.delete', {
    status: 409,
    body: toErrorDocument(409, 'changed_since'),
  })
  const run = { args: () => ({ id: '7' }), done: () => 'done' }
  expect(await runAct(ports, 'carry_contents.delete', run, null)).toBeNull()
  expect(tell).toHaveBeenCalledOnce()
  expect(told()).toEqual([])
})

test('a job that an act starts is followed among the tasks, and its rows are read again', async () => {
  const { transport, ports, told } = setUp()
  const job = (state: string) => ({
    body: {
      data: {
        type: 'jobs',
        id: '31',
        attributes: { kind: 'sync_commerce_items', state, done_count: 0, total_count: 2 },
      },
    },
  })
  transport.answer('carry_materials.sync_commerce_items', job('queued'))
  transport.answer('jobs.get', job('done'))
  const key = ['carry_items', 'list', {}]
  const run = { args: () => ({ item_ids: ['7'] }), done: () => 'prices' }
  await runAct(ports, 'carry_materials.sync_commerce_items', run, null)
  ports.queryClient.setQueryData(key, { items: [] })
  expect(told()).toEqual(['prices'])
  await vi.waitFor(() =>
    expect(taskStore.list.map((task) => [task.id, task.title, task.state])).toEqual([
      ['job-31', 'prices', 'done'],
    ]),
  )
  await vi.waitFor(() => expect(ports.queryClient.getQueryState(key)?.isInvalidated).toBe(true))
})
