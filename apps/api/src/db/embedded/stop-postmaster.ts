import { spawnSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import { isRunning } from './process-facts.ts'

type Step = { signal: NodeJS.Signals; forMs: number }

/** Fast, then immediate (recovery at the next start loses nothing committed), then the hard way. */
const STEPS: Step[] = [
  { signal: 'SIGINT', forMs: 8_000 },
  { signal: 'SIGQUIT', forMs: 6_000 },
  { signal: 'SIGKILL', forMs: 2_000 },
]
const LOOK_EVERY_MS = 20

/** Stops a database server and returns when its process has ended; bounded to 16 s. */
export async function stopPostmaster(
  pid: number,
  clusterDir: string,
  binaries: Binaries,
): Promise<void> {
  if (process.platform === 'win32') {
    spawnSync(binaries.pgCtl, ['stop', '-D', clusterDir, '-m', 'fast', '-t', '8'])
  }
  for (const step of STEPS) {
    if (!isRunning(pid)) return
    signalTo(pid, step.signal)
    for (let waitedMs = 0; waitedMs < step.forMs && isRunning(pid); waitedMs += LOOK_EVERY_MS) {
      await wait(LOOK_EVERY_MS)
    }
  }
}

function signalTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    // It ended between the check and the signal.
    if (isRunning(pid)) throw error
  }
}
