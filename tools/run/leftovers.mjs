import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isSame, markOf } from './process-mark.mjs'
import { Stop } from './say.mjs'

const PATIENCE_MS = 16_000
const LOOK_EVERY_MS = 100

/**
 * Takes the data directory for this run, before anything of it starts: of two runs that begin at
 * once, one has it. A run that was killed leaves servers that are just stopping (see leash.mjs);
 * waits for them, ends those that do not, and refuses while the other run is alive.
 *
 * @throws {Stop} naming the address of the run that has the directory
 */
export async function claimRun(settings) {
  for (;;) {
    if (placeNote(settings)) return
    const text = readText(settings.dataDir)
    const note = parse(text)
    if (note !== undefined && isSame(note.run)) throw alreadyRuns(note, settings)
    if (note !== undefined) await endServers(note.servers)
    takeAway(settings.dataDir, text)
  }
}

/** Adds the servers to the note, so that the next run can tell what was left. */
export function noteServers({ dataDir, port }, pids) {
  const unfinished = `${notePath(dataDir)}.${process.pid}`
  try {
    writeFileSync(unfinished, ourNote(port, pids))
    renameSync(unfinished, notePath(dataDir))
  } catch (error) {
    rmSync(unfinished, { force: true })
    if (error.code !== 'ENOSPC') throw error
    // The database may still start from its reserve; the servers stop by their leash.
  }
}

/** Only the run that has the directory forgets it. */
export function forgetRun({ dataDir }) {
  const note = parse(readText(dataDir))
  if (note?.run.pid === process.pid) rmSync(notePath(dataDir), { force: true })
}

function alreadyRuns({ port, run }, settings) {
  const more = settings.port === port ? '' : `, not at ${settings.port}`
  return new Stop(
    `产品已在运行：http://localhost:${port}（数据目录 ${settings.dataDir}）。要再启动一份，请设置另外的 DATA_DIR、PORT 和 SANDBOX_PORT`,
    `the product already runs at http://localhost:${port}${more} (pid ${run.pid}, data in ${settings.dataDir}); for a second one set another DATA_DIR, PORT and SANDBOX_PORT`,
  )
}

async function endServers(servers) {
  for (let waited = 0; waited < PATIENCE_MS && servers.some(isSame); waited += LOOK_EVERY_MS) {
    await wait(LOOK_EVERY_MS)
  }
  for (const server of servers.filter(isSame)) process.kill(server.pid, 'SIGKILL')
}

/** Puts the note in its place as a whole; false when one lies there. */
function placeNote({ dataDir, port }) {
  const unfinished = `${notePath(dataDir)}.${process.pid}`
  try {
    writeFileSync(unfinished, ourNote(port, []))
    linkSync(unfinished, notePath(dataDir))
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    if (error.code !== 'ENOSPC') throw error
    // Without the note the ports tell.
    return true
  } finally {
    rmSync(unfinished, { force: true })
  }
}

/** Takes the note of a dead run away, unless another start was quicker and left its own. */
function takeAway(dataDir, text) {
  const aside = `${notePath(dataDir)}.old-${process.pid}`
  try {
    renameSync(notePath(dataDir), aside)
    if (readFileSync(aside, 'utf8') !== text) linkSync(aside, notePath(dataDir))
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error
  } finally {
    rmSync(aside, { force: true })
  }
}

function ourNote(port, pids) {
  const servers = pids.map((pid) => ({ pid, mark: markOf(pid) }))
  return JSON.stringify({ port, run: { pid: process.pid, mark: markOf(process.pid) }, servers })
}

const notePath = (dataDir) => join(dataDir, 'run.json')

function readText(dataDir) {
  try {
    return readFileSync(notePath(dataDir), 'utf8')
  } catch {
    return undefined
  }
}

function parse(text) {
  try {
    const note = JSON.parse(text)
    return Array.isArray(note?.servers) && note.run ? note : undefined
  } catch {
    // None, or half of one: nothing is known of another run, the ports will tell.
    return undefined
  }
}
