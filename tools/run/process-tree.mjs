import { readFileSync, readdirSync } from 'node:fs'

/**
 * Process groups of a process and its descendants, as far as the system provides them: tools such
 * as nx start programs in their own groups.
 *
 * @param {number} pid  leader of its own group
 * @returns {number[]} outermost first
 */
export function groupsOf(pid) {
  const all = processes()
  const groups = new Set([pid])
  const open = [pid]
  while (open.length > 0) {
    const parent = open.shift()
    for (const child of all.filter((one) => one.parent === parent)) {
      groups.add(child.group)
      open.push(child.pid)
    }
  }
  return [...groups]
}

/** Running processes; empty if the system has no /proc. */
function processes() {
  try {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    return pids.flatMap((pid) => read(Number(pid)))
  } catch {
    return []
  }
}

function read(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [, parent, group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return [{ pid, parent: Number(parent), group: Number(group) }]
  } catch {
    // Ended between the listing and the read.
    return []
  }
}
