import { afterAll, beforeAll, expect, it } from 'vitest'
import { createWorker, type Worker } from '../../src/jobs/worker.ts'
import { createTestApp, type TestApp } from '../support.ts'
import { createTcpProxy, type TcpProxy } from './tcp-proxy.ts'

const NOTICED_MS = 5_000

let t: TestApp
let proxy: TcpProxy
let worker: Worker
beforeAll(async () => {
  t = await createTestApp()
  const url = new URL(t.testDatabase.jobsUrl)
  proxy = await createTcpProxy({ host: url.hostname, port: Number(url.port) })
  url.port = String(proxy.port)
  worker = createWorker({
    database: t.database,
    services: t.services,
    tasks: new Map(),
    jobsUrl: url.href,
    poolSize: 2,
    concurrency: 0,
    onError: () => undefined,
  })
  await worker.start()
})
afterAll(async () => {
  await worker.stop()
  await proxy.close()
  await t.close()
})

it('a job is handed over again within 5 s of connections that fall silent (F31)', async () => {
  // Both connections of the pool stand; the library's own work may hold one of them.
  await Promise.all([worker.enqueue(1), worker.enqueue(2)])
  proxy.hush()
  const startedAt = performance.now()
  const met = await Promise.allSettled([worker.enqueue(3), worker.enqueue(4)])
  const refusals = met.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
  expect(refusals).toContainEqual(expect.stringContaining('Connection terminated'))
  await worker.enqueue(5)
  expect(performance.now() - startedAt).toBeLessThan(NOTICED_MS)
})
