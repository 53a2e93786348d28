import { readFileSync } from 'node:fs'

/** @typedef {{ pid: number, mark?: string }} Process a process; the mark detects a reused pid */

/**
 * Start time of a process in kernel ticks, which differs for a reused pid. Undefined without such a
 * process, or if the system does not provide it.
 */
export function markOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? undefined : fields[19]
  } catch {
    return undefined
  }
}

/** @param {Process} process */
export const isSame = ({ pid, mark }) => mark !== undefined && markOf(pid) === mark
