import { readFileSync } from 'node:fs'

/** @typedef {{ pid: number, mark?: string }} Process a process, told from a later one with its pid */

/**
 * The moment the process started, as the kernel counts: a reused number has another.
 * Undefined without such a process, or where the system does not tell.
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
