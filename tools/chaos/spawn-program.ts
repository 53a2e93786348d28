import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const ROOT = join(import.meta.dirname, '../..')
const LEASH = pathToFileURL(join(ROOT, 'tools/run/leash.mjs')).href
const STOP_LIMIT_MS = 15_000

export type ProgramOptions = {
  /** Program and its arguments, from the project's folder. */
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
}

/**
 * Starts a program of the project. It has its own process group, so that only the driver ends it,
 * and the leash, so that it ends with the driver, however that ends.
 */
export function spawnProgram({ args, env }: ProgramOptions): ChildProcess {
  return spawn(process.execPath, ['--import', LEASH, ...args], {
    cwd: ROOT,
    env: { ...inherited(), ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
}

/** Sends the signal, then SIGKILL to a program that ignores it; settles when it is gone. */
export async function endProgram(
  child: ChildProcess,
  signal: 'SIGTERM' | 'SIGKILL',
): Promise<void> {
  const gone = once(child, 'exit')
  child.kill(signal)
  const patience = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS)
  await gone
  clearTimeout(patience)
}

/** The developer's own settings must not reach the programs under test. */
function inherited(): Record<string, string> {
  const { PATH = '', HOME = '', TMPDIR = '', LANG = '' } = process.env
  return { PATH, HOME, LANG, ...(TMPDIR && { TMPDIR }) }
}
