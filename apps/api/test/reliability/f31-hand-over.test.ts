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

it('a job is handed over again within 5 s of a connection that falls silent (F31)', async () => {
  await worker.enqueue(1)
  proxy.hush()
  const startedAt = performance.now()
  await expect(worker.enqueue(2)).rejects.toThrow('Connection terminated')
  await worker.enqueue(2)
  expect(performance.now() - startedAt).toBeLessThan(NOTICED_MS)
})
