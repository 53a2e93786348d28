import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { errnoOf } from './embedded-postgres-error.ts'
import type { ProcessFacts } from './process-facts.ts'

/** The lines of `postmaster.pid` that identify a server. */
export type PostmasterLock = {
  pid: number
  dataDir: string
  startedAt: number
  port: number
  stopping: boolean
}

/**
 * `ours`: the server of this data directory runs. `gone`: its process is no more.
 * `stranger`: the number belongs to another program, or to a dead process nobody collected,
 * so the lock protects nothing. `doubtful`: cannot be told without asking the server itself.
 */
export type LockVerdict = 'ours' | 'gone' | 'stranger' | 'doubtful'

/** Room between the server's own note of its start and the kernel's, which rounds to seconds. */
const START_TOLERANCE_MS = 5_000

/** Reads the lock; undefined if it is missing or incomplete after a kill. */
export function readPostmasterLock(clusterDir: string): PostmasterLock | undefined {
  try {
    return parsePostmasterLock(readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8'))
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') return undefined
    throw error
  }
}

export function parsePostmasterLock(text: string): PostmasterLock | undefined {
  const [pid, dataDir, startedAt, port, , , , status] = text.split('\n')
  // A negative number marks a single-user server.
  const number = Math.abs(Number(pid))
  if (!number || !dataDir || !startedAt) return undefined
  return {
    pid: number,
    dataDir,
    startedAt: Number(startedAt) * 1000,
    port: Number(port ?? 0),
    stopping: status?.trim() === 'stopping',
  }
}

/** Judges by pid and data directory and start time; see LockVerdict. */
export function judgeLock(
  lock: PostmasterLock,
  facts: ProcessFacts | undefined,
  clusterDir: string,
): LockVerdict {
  if (facts === undefined) return 'gone'
  if (facts.zombie) return 'stranger'
  if (facts.commandLine === undefined || facts.startedAt === undefined) return 'doubtful'
  const sameDir = lock.dataDir === clusterDir && facts.commandLine.includes(clusterDir)
  const sameStart = Math.abs(facts.startedAt - lock.startedAt) <= START_TOLERANCE_MS
  if (sameDir && sameStart) return 'ours'
  // The right program with a wrong hour: the clock was set. Only a clear no on both is a no.
  return sameDir || sameStart ? 'doubtful' : 'stranger'
}
