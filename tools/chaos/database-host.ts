/**
 * Runs the test's PostgreSQL and owns its folder. A separate process, so both are cleaned up even
 * if the driver is killed: the leash then stops this process. Its address leads to the current
 * server, so another one can take over.
 *
 *   node tools/chaos/database-host.ts <folder>      sends its URL to the parent, receives outages
 */
import { chmodSync, cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startPostgres } from '../../apps/api/src/db/embedded/start-postgres.ts'
import { createTcpProxy } from '../../apps/api/test/reliability/tcp-proxy.ts'
import { isOutage, type DatabaseWord, type Outage } from './database-word.ts'

const LOOK_EVERY_MS = 20
const [, , folder = ''] = process.argv
let serial = 0
let postgres = await start()
const proxy = await createTcpProxy({ host: '127.0.0.1', port: postgres.port })
const url = new URL(postgres.url)
url.port = String(proxy.port)
say({ tag: 'database', url: url.href, directUrl: postgres.url })

let turn: Promise<void> = Promise.resolve()
process.on('message', (word) => {
  if (isOutage(word)) turn = turn.then(() => happen(word))
})

function start() {
  return startPostgres({
    dataDir: join(folder, `postgres-${serial}`),
    superPassword: 'kill-test',
    log: { info: console.log, warn: console.warn },
  })
}

async function happen({ kind, forMs }: Outage): Promise<void> {
  const overAt = performance.now() + forMs
  if (kind === 'kill') process.kill(postgres.pid, 'SIGKILL')
  await proxy.set({ tag: 'reset' })
  if (kind === 'kill') await restarted(postgres.pid)
  else await postgres.stop()
  say({ tag: 'down' })
  await wait(Math.max(0, overAt - performance.now()))
  if (kind === 'fail_over') {
    const from = join(folder, `postgres-${serial}`, 'cluster')
    serial += 1
    const to = join(folder, `postgres-${serial}`, 'cluster')
    cpSync(from, to, { recursive: true })
    // The server refuses a directory that other users can read.
    chmodSync(to, 0o700)
  }
  if (kind !== 'kill') postgres = await start()
  proxy.aim({ host: '127.0.0.1', port: postgres.port })
  await proxy.set({ tag: 'pass' })
  say({ tag: 'back' })
}

/** Waits until `startPostgres` has started the killed server again. */
async function restarted(pid: number): Promise<void> {
  while (postgres.pid === pid) await wait(LOOK_EVERY_MS)
}

function say(word: DatabaseWord): void {
  process.send?.(word)
}

let isStopping = false
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (isStopping) return
    isStopping = true
    void turn
      .then(() => postgres.stop())
      .finally(() => {
        rmSync(folder, { recursive: true, force: true })
        process.exit(0)
      })
  })
}
// Keeps this process alive.
setInterval(() => undefined, 60_000)
