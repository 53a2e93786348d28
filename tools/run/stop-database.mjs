import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isSame } from './process-mark.mjs'

const PATIENCE_MS = 8_000
const LOOK_EVERY_MS = 50

/**
 * Stops the database of this data directory if its server ended without stopping it. A database of
 * a running process (see apps/api/src/db/embedded/database-owner.ts) is left alone.
 */
export async function stopDatabase(dataDir, signal) {
  if (hasOwner(join(dataDir, 'postgres/owner.json'))) return
  const pid = databasePid(join(dataDir, 'postgres/cluster'))
  if (pid === undefined) return
  process.kill(pid, signal)
  for (let waited = 0; waited < PATIENCE_MS && isAlive(pid); waited += LOOK_EVERY_MS) {
    await wait(LOOK_EVERY_MS)
  }
  if (isAlive(pid)) process.kill(pid, 'SIGQUIT')
}

function hasOwner(file) {
  try {
    return isSame(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    // No note: an older version, which wrote none, started the database.
    return false
  }
}

/** Pid of the process started on this directory; a reused pid does not count. */
function databasePid(cluster) {
  try {
    const pid = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0])
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    return words.includes(cluster) && isAlive(pid) ? pid : undefined
  } catch {
    // No lock or no process: there is nothing to stop.
    return undefined
  }
}

function isAlive(pid) {
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}
