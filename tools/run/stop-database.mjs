import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isSame } from './process-mark.mjs'

const PATIENCE_MS = 8_000
const LOOK_EVERY_MS = 50

/**
 * Ends the database of this data directory when its server was ended without it. One that belongs
 * to a living process (see apps/api/src/db/embedded/database-owner.ts) is left alone.
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
    // No note: the database was started by a version that left none.
    return false
  }
}

/** Only a process that was started on this very directory counts; a reused number does not. */
function databasePid(cluster) {
  try {
    const pid = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0])
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    return words.includes(cluster) && isAlive(pid) ? pid : undefined
  } catch {
    // No lock or no process: there is nothing to end.
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
