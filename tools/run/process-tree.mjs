import { readFileSync, readdirSync } from 'node:fs'

/**
 * The process groups of a process and of everything that it started, as far as the system tells:
 * tools such as nx give what they run a group of its own.
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

/** None where the system has no /proc. */
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
    // Ended between the list and the look.
    return []
  }
}
