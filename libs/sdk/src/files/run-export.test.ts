import { expect, it } from 'vitest'
import { createSdk } from '../client/create-sdk.ts'
import { buildRecord, toDocument } from '../testing/build-record.ts'
import { fakeTransport } from '../testing/fake-transport.ts'
import { createTestClock, settlePromises } from '../testing/test-clock.ts'
import { runExport, type ExportProgress } from './run-export.ts'

const ARGS = { resource: 'carry_contents', format: 'csv' } as const
const row = (state: string, doneCount = 0, error: string | null = null) => ({
  body: toDocument(
    buildRecord('exports', {
      id: '3',
      job_id: '8',
      state,
      error,
      done_count: doneCount,
      total_count: state === 'queued' ? null : 20,
    }),
  ),
})

function setUp() {
  const fake = fakeTransport()
  const clock = createTestClock()
  const sdk = createSdk({ transport: fake })
  const progress: ExportProgress[] = []
  const run = (signal?: AbortSignal) =>
    runExport(sdk, ARGS, {
      clock,
      onProgress: (step) => progress.push(step),
      ...(signal && { signal }),
    })
  return { fake, clock, progress, run }
}

it('starts the export, follows its job and gives the file', async () => {
  const { fake, clock, progress, run } = setUp()
  const file = new Blob(['id,title\r\n'])
  fake.answer('exports.create', row('queued'))
  fake.answer('exports.get', row('running', 10), row('done', 20))
  fake.answer('exports.download', { body: file })
  const done = run()
  await clock.advance(299)
  expect(fake.calls).toHaveLength(1)
  await clock.advance(1)
  await clock.advance(450)
  expect(await done).toBe(file)
  expect(progress).toEqual([
    { state: 'queued', doneCount: 0, totalCount: null },
    { state: 'running', doneCount: 10, totalCount: 20 },
    { state: 'done', doneCount: 20, totalCount: 20 },
  ])
  expect(fake.unused()).toEqual([])
})

it('fails with the words of the job when it ends without a file', async () => {
  const { fake, clock, run } = setUp()
  fake.answer('exports.create', row('queued'))
  fake.answer('exports.get', row('failed', 3, 'the list has gone'))
  const failure = run().catch((error: unknown) => error)
  await clock.advance(300)
  expect(await failure).toMatchObject({
    name: 'ExportFailed',
    state: 'failed',
    exportId: '3',
    message: 'the list has gone',
  })
})

it('cancels the job when the caller leaves', async () => {
  const { fake, clock, run } = setUp()
  const controller = new AbortController()
  fake.answer('exports.create', row('queued'))
  fake.answer('exports.get', ({ signal }) => {
    throw signal?.reason
  })
  fake.answer('jobs.cancel', { body: toDocument(buildRecord('jobs', { id: '8' })) })
  const failure = run(controller.signal).catch((error: unknown) => error)
  await settlePromises()
  controller.abort()
  expect(await failure).toMatchObject({ name: 'AbortError' })
  expect(fake.calls.map(({ operation }) => operation)).toEqual([
    'exports.create',
    'exports.get',
    'jobs.cancel',
  ])
  expect(clock.pendingCount()).toBe(0)
})

it('lets the caller go at once, however long cancelling takes', async () => {
  const { fake, run } = setUp()
  const controller = new AbortController()
  fake.answer('exports.create', row('queued'))
  fake.answer('exports.get', ({ signal }) => {
    throw signal?.reason
  })
  fake.answer('jobs.cancel', async () => new Promise(() => {}))
  const failure = run(controller.signal).catch((error: unknown) => error)
  await settlePromises()
  controller.abort()
  expect(await failure).toMatchObject({ name: 'AbortError' })
  expect(fake.unused()).toEqual([])
})
