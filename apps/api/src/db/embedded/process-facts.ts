import { existsSync, readFileSync } from 'node:fs'
import { errnoOf } from './embedded-postgres-error.ts'

/** Facts of a process; fields are undefined where the system hides them. */
export type ProcessFacts = {
  /** Ended but not yet reaped. */
  zombie: boolean
  startedAt: number | undefined
  commandLine: string[] | undefined
}

// Ticks a second as /proc reports them; fixed at 100 on every Linux that Node runs on.
const TICKS_PER_SECOND = 100

/** Facts of a living process, undefined when no process has this pid. Instants in epoch ms. */
export function readProcessFacts(pid: number): ProcessFacts | undefined {
  if (!hasProcess(pid)) return undefined
  if (!existsSync('/proc/self/stat')) {
    return { zombie: false, startedAt: undefined, commandLine: undefined }
  }
  try {
    const { state, startTicks } = readStat(pid)
    return {
      zombie: state === 'Z' || state === 'X',
      startedAt: bootedAt() + (Number(startTicks) / TICKS_PER_SECOND) * 1000,
      commandLine: readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0'),
    }
  } catch {
    // Gone between the two looks, or hidden from us: a process we may not see is still there.
    return hasProcess(pid)
      ? { zombie: false, startedAt: undefined, commandLine: undefined }
      : undefined
  }
}

/** Whether the process still does something; a zombie does not. */
export function isRunning(pid: number): boolean {
  const facts = readProcessFacts(pid)
  return facts !== undefined && !facts.zombie
}

/**
 * Start time of a process in kernel ticks: distinguishes it from a later one with the same pid.
 * Undefined if there is no such process, or the system hides it.
 */
export function processMark(pid: number): string | undefined {
  try {
    return readStat(pid).startTicks
  } catch {
    return undefined
  }
}

function readStat(pid: number): { state: string | undefined; startTicks: string | undefined } {
  // The name in brackets may contain spaces and brackets: parse after the last bracket.
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return { state: fields[0], startTicks: fields[19] }
}

function hasProcess(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errnoOf(error) === 'EPERM'
  }
}

function bootedAt(): number {
  const line = /^btime (\d+)$/m.exec(readFileSync('/proc/stat', 'utf8'))
  return Number(line?.[1] ?? Number.NaN) * 1000
}
