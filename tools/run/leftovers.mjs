import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Stop } from './say.mjs'

const PATIENCE_MS = 16_000
const LOOK_EVERY_MS = 100

/**
 * A run that was killed leaves servers that are just stopping (see leash.mjs). Waits for them,
 * ends those that do not, and refuses while the other run is alive.
 */
export async function clearLeftovers({ dataDir, port }) {
  const note = readNote(dataDir)
  if (note === undefined) return
  if (isSame(note.run)) {
    throw new Stop(
      `产品已在运行：http://localhost:${note.port}`,
      `it already runs at http://localhost:${note.port} with this DATA_DIR (pid ${note.run.pid})${
        note.port === port ? '' : `, asked for ${port}`
      }`,
    )
  }
  for (let waited = 0; waited < PATIENCE_MS && note.servers.some(isSame); waited += LOOK_EVERY_MS) {
    await wait(LOOK_EVERY_MS)
  }
  for (const server of note.servers.filter(isSame)) process.kill(server.pid, 'SIGKILL')
}

/** Notes who runs, so that the next run can tell. */
export function noteRun({ dataDir, port }, serverPids) {
  const run = { pid: process.pid, mark: markOf(process.pid) }
  const servers = serverPids.map((pid) => ({ pid, mark: markOf(pid) }))
  try {
    writeFileSync(notePath(dataDir), JSON.stringify({ port, run, servers }))
  } catch (error) {
    if (error.code !== 'ENOSPC') throw error
    // The database may still start from its reserve; without the note the ports tell.
    forgetRun({ dataDir })
  }
}

export function forgetRun({ dataDir }) {
  rmSync(notePath(dataDir), { force: true })
}

function notePath(dataDir) {
  return join(dataDir, 'run.json')
}

function readNote(dataDir) {
  try {
    return JSON.parse(readFileSync(notePath(dataDir), 'utf8'))
  } catch {
    // None, or half of one: nothing is known of another run, the ports will tell.
    return undefined
  }
}

const isSame = ({ pid, mark }) => mark !== undefined && markOf(pid) === mark

/** The moment the process started, as the kernel counts: a reused number has another. */
function markOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? undefined : fields[19]
  } catch {
    // No such process, or a system that does not tell.
    return undefined
  }
}
