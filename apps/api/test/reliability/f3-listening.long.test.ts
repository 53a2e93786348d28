import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPostgresNotify } from '../../src/app/postgres-notify.ts'
import { startPostgres, type RunningPostgres } from '../../src/db/embedded/start-postgres.ts'
import { createTcpProxy, type TcpProxy } from './tcp-proxy.ts'

/** From the moment the server takes connections again. */
const READY_MS = 5_000
/** The long form: `F3_OUTAGE_S=60`. */
const OUTAGE_MS = Number(process.env['F3_OUTAGE_S'] ?? 3) * 1_000

const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'omc-listen-'))
const log = { info: () => undefined, warn: () => undefined }
const start = (name: string) =>
  startPostgres({ dataDir: join(folder, name), superPassword: 'for-tests-only', log })
const through = (url: string, port: number) => {
  const other = new URL(url)
  other.port = String(port)
  return other.href
}

let first: RunningPostgres
let second: RunningPostgres
let proxy: TcpProxy
let port: ReturnType<typeof createPostgresNotify>
const heard: string[] = []
let gapCount = 0
beforeAll(async () => {
  chmodSync(folder, 0o755)
  ;[first, second] = [await start('first'), await start('second')]
  proxy = await createTcpProxy({ host: '127.0.0.1', port: first.port })
  port = createPostgresNotify(through(first.url, proxy.port), () => undefined)
  await port.listen(
    (payload) => heard.push(payload),
    () => (gapCount += 1),
  )
}, 60_000)
afterAll(async () => {
  await proxy.close()
  await Promise.all([first.stop(), second.stop()])
  rmSync(folder, { recursive: true, force: true })
})

async function once(isThere: () => boolean | Promise<boolean>, limitMs: number): Promise<number> {
  const startedAt = performance.now()
  while (!(await isThere())) {
    if (performance.now() - startedAt > limitMs) throw new Error(`not there in ${limitMs} ms`)
    await wait(20)
  }
  return performance.now() - startedAt
}

const ask = async <T>(url: string, text: string): Promise<T[]> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: READY_MS })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query(text)).rows as T[]
  } finally {
    // It may never have been open.
    await client.end().catch(() => undefined)
  }
}

const LISTENERS = `select pid from pg_stat_activity
  where (query = 'listen omc_cable' or query = 'select 1') and pid <> pg_backend_pid()`
const YES_OR_NO = [() => true, () => false] as const
const takesConnections = (url: string) => () => ask(url, 'select 1').then(...YES_OR_NO)

let serial = 0
/** One message after the other is heard once, and on one connection only. */
async function carriesOnce(url: string) {
  const sent = Array.from({ length: 5 }, () => `message ${(serial += 1)}`)
  heard.length = 0
  for (const message of sent) await port.notify(message)
  await once(() => heard.length >= sent.length, READY_MS)
  expect(heard).toEqual(sent)
  expect(await ask(url, LISTENERS)).toHaveLength(1)
}

it('a killed server costs one gap, and each message comes once afterwards (F3)', async () => {
  await carriesOnce(first.url)
  for (let kill = 1; kill <= 2; kill += 1) {
    const { pid } = first
    process.kill(pid, 'SIGKILL')
    await proxy.set({ tag: 'reset' })
    await once(() => first.pid !== pid, 20_000)
    await once(takesConnections(first.url), 20_000)
    // Long enough for several attempts that are refused.
    await wait(2_500)
    await proxy.set({ tag: 'pass' })
    expect(await once(() => gapCount === kill, READY_MS)).toBeLessThan(READY_MS)
    await carriesOnce(first.url)
  }
}, 60_000)

it('a database that is away is asked seldom, and the event loop goes on (F3)', async () => {
  const before = { gapCount, asked: proxy.askedCount() }
  const loop = monitorEventLoopDelay({ resolution: 10 })
  loop.enable()
  await first.stop()
  const stoppedAt = performance.now()
  let mostOpen = 0
  while (performance.now() - stoppedAt < OUTAGE_MS) {
    mostOpen = Math.max(mostOpen, proxy.openCount())
    await wait(20)
  }
  loop.disable()
  expect(proxy.askedCount() - before.asked).toBeLessThanOrEqual(8 + OUTAGE_MS / 1_000)
  expect(mostOpen).toBeLessThanOrEqual(2)
  // A storm holds it for seconds; a busy machine does not.
  expect(loop.max / 1e6).toBeLessThan(1_000)

  // Another server takes over behind the same address.
  proxy.aim({ host: '127.0.0.1', port: second.port })
  expect(await once(() => gapCount === before.gapCount + 1, READY_MS)).toBeLessThan(READY_MS)
  await carriesOnce(second.url)
}, 120_000)

it('a server that falls silent is given up, and the one behind its address is used (F31)', async () => {
  const before = gapCount
  first = await start('first')
  proxy.aim({ host: '127.0.0.1', port: first.port })
  proxy.hush()
  expect(await once(() => gapCount === before + 1, 10_000)).toBeLessThan(10_000)
  heard.length = 0
  await once(() => port.notify('a sign of life').then(...YES_OR_NO), READY_MS)
  await once(() => heard.length > 0, READY_MS)
  await carriesOnce(first.url)
}, 60_000)

it('closes while the database is away, and asks for nothing any more', async () => {
  await proxy.set({ tag: 'reset' })
  await wait(300)
  await port.close()
  const asked = proxy.askedCount()
  await wait(2_500)
  expect(proxy.askedCount()).toBe(asked)
}, 30_000)
