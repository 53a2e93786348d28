import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isSame, markOf } from './process-mark.mjs'
import { Stop } from './say.mjs'

const PATIENCE_MS = 16_000
const LOOK_EVERY_MS = 100

/**
 * Claims the data directory for this run before anything starts: of two concurrent runs only one
 * gets it. Servers of a killed run may still be stopping (see leash.mjs): it waits for them, kills
 * those that hang, and refuses while the other run is alive.
 *
 * @throws {Stop} with the address of the run that holds the directory
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

/** Adds the servers to the note, so the next run can identify leftovers. */
export function noteServers({ dataDir, port }, pids) {
  const unfinished = `${notePath(dataDir)}.${process.pid}`
  try {
    writeFileSync(unfinished, ourNote(port, pids))
    renameSync(unfinished, notePath(dataDir))
  } catch (error) {
    rmSync(unfinished, { force: true })
    if (error.code !== 'ENOSPC') throw error
    // The database can still start from its reserve; the leash stops the servers.
  }
}

/** Removes the note, if this run owns it. */
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

/** Creates the note atomically; returns false if one exists. */
function placeNote({ dataDir, port }) {
  const unfinished = `${notePath(dataDir)}.${process.pid}`
  try {
    writeFileSync(unfinished, ourNote(port, []))
    linkSync(unfinished, notePath(dataDir))
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    if (error.code !== 'ENOSPC') throw error
    // Without the note, the port check detects another run.
    return true
  } finally {
    rmSync(unfinished, { force: true })
  }
}

/** Removes the note of a dead run, unless another start has already replaced it. */
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
    // Missing or partial: no other run is known; the port check detects one.
    return undefined
  }
}
