import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FullConfig } from '@playwright/test'
import { freePorts } from '../../../../tools/chaos/free-ports.ts'
import { copyEmptyDatabase } from './empty-database.ts'

const ROOT = join(import.meta.dirname, '../../../..')
/** Generous: the machine may be building and testing other projects at the same time. */
const READY_WITHIN_MS = 180_000
const STOP_WITHIN_MS = 20_000

/**
 * Starts one system for each worker and stops them after the last test: tests in parallel share no
 * data.
 */
export default async function startSystems({ workers }: Pick<FullConfig, 'workers'>) {
  const systems = await Promise.all(Array.from({ length: workers }, () => startSystem()))
  // Read by the tests: Playwright passes its environment to the workers.
  process.env.OMC_SYSTEMS = JSON.stringify(
    systems.map(({ origin, sandbox, dataDir }) => ({ origin, sandbox, dataDir })),
  )
  return async () => void (await Promise.all(systems.map(({ stop }) => stop())))
}

type Settings = NodeJS.ProcessEnv

/**
 * Starts the stand-in channel and the server on free ports with a fresh database and default
 * settings, unless others are given.
 */
export async function startSystem(consoleDir?: string, settings: Settings = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'omc-e2e-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const dataDir = join(folder, 'data')
  try {
    await copyEmptyDatabase(dataDir, async (dir) =>
      (await launch({ DATA_DIR: dir, DEMO: '0' })).stop(),
    )
    const console = consoleDir === undefined ? {} : { CONSOLE_DIR: consoleDir }
    const system = await launch({ ...console, ...settings, DATA_DIR: dataDir })
    return { ...system, dataDir, stop: () => system.stop().then(remove) }
  } catch (error) {
    remove()
    throw error
  }
}

/** Starts channel and server; settles when both are ready. */
async function launch(settings: Settings) {
  const { api: port, sandbox: sandboxPort } = await freePorts('api', 'sandbox')
  const origin = `http://localhost:${port}`
  const sandbox = `http://127.0.0.1:${sandboxPort}`
  const env = {
    // Servers start faster from code that an earlier one compiled.
    NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/omc-compiled'),
    CONSOLE_DIR: join(ROOT, 'apps/console/dist'),
    ...process.env,
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_URL: sandbox,
    CONSOLE_ORIGIN: origin,
    LOG_LEVEL: 'warn',
    SETTLE_SECONDS: '2',
    SWEEP_SECONDS: '1',
    ...settings,
  }
  const start = (file: string) =>
    spawn(process.execPath, [file], { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'inherit'] })
  const channel = start('apps/sandbox/src/main.ts')
  let server = start('apps/api/src/main.ts')
  const whenServed = () => ready(`${origin}/readyz`, [channel, server])
  const end = async () => void (await Promise.all([channel, server].map(stop)))
  try {
    await whenServed()
    await ready(`${sandbox}/healthz`, [channel])
  } catch (error) {
    await end()
    throw error
  }
  return {
    origin,
    sandbox,
    stop: end,
    /** As `kill -9`; its database is left behind for the next start. */
    async killServer() {
      const ended = once(server, 'exit')
      server.kill('SIGKILL')
      await ended
    },
    async startServer() {
      server = start('apps/api/src/main.ts')
      await whenServed()
    },
  }
}

async function ready(url: string, children: readonly ChildProcess[]): Promise<void> {
  const until = Date.now() + READY_WITHIN_MS
  while (Date.now() < until) {
    const ended = children.find(({ exitCode, signalCode }) => (exitCode ?? signalCode) !== null)
    if (ended) throw new Error(`${ended.spawnargs.join(' ')} ended with ${ended.exitCode}`)
    // Nobody listens yet: retry until the deadline.
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} did not get ready within ${READY_WITHIN_MS / 1000} s`)
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const force = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS)
  await ended
  clearTimeout(force)
}
