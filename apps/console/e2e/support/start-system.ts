import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FullConfig } from '@playwright/test'
import { freePort } from './free-port.ts'

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

/**
 * Starts the stand-in channel and the server on free ports with a fresh database and default
 * settings, unless others are given.
 */
export async function startSystem(consoleDir?: string, settings: NodeJS.ProcessEnv = {}) {
  const port = await freePort('127.0.0.1')
  const sandboxPort = await freePort('127.0.0.1')
  const dataDir = mkdtempSync(join(tmpdir(), 'omc-e2e-'))
  const origin = `http://localhost:${port}`
  const sandbox = `http://127.0.0.1:${sandboxPort}`
  const env = {
    ...process.env,
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_URL: sandbox,
    CONSOLE_ORIGIN: origin,
    CONSOLE_DIR: consoleDir ?? process.env.CONSOLE_DIR ?? join(ROOT, 'apps/console/dist'),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    SETTLE_SECONDS: '2',
    SWEEP_SECONDS: '1',
    ...settings,
  }
  const children = ['apps/sandbox/src/main.ts', 'apps/api/src/main.ts'].map((file) =>
    spawn(process.execPath, [file], { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'inherit'] }),
  )
  const end = async () => {
    await Promise.all(children.map(stop))
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await ready(`${origin}/readyz`, children)
    await ready(`${sandbox}/healthz`, children)
  } catch (error) {
    await end()
    throw error
  }
  return { origin, sandbox, dataDir, stop: end }
}

async function ready(url: string, children: readonly ChildProcess[]): Promise<void> {
  const until = Date.now() + READY_WITHIN_MS
  while (Date.now() < until) {
    const ended = children.find((child) => child.exitCode !== null)
    if (ended) throw new Error(`${ended.spawnargs.join(' ')} ended with ${ended.exitCode}`)
    // Nobody listens yet: retry until the deadline.
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} did not get ready within ${READY_WITHIN_MS / 1000} s`)
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const force = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS)
  await ended
  clearTimeout(force)
}
