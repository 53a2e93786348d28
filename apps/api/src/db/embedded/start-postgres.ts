import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { copyBinaries, findBinaries } from './binaries.ts'
import type { Binaries } from './binaries.ts'
import { createCluster } from './create-cluster.ts'
import { createDatabaseOwner } from './database-owner.ts'
import type { DatabaseOwner } from './database-owner.ts'
import { EmbeddedPostgresError, isDiskFull } from './embedded-postgres-error.ts'
import { giveTo } from './give-to.ts'
import { keepRunning } from './keep-running.ts'
import type { RunningServer } from './keep-running.ts'
import { launchPostmaster } from './launch-postmaster.ts'
import { judgeLock, readPostmasterLock } from './postmaster-lock.ts'
import { probe } from './probe.ts'
import { readProcessFacts } from './process-facts.ts'
import { layReserve, releaseReserve } from './reserve-file.ts'
import { chooseRunAs, ownerOf } from './run-as.ts'
import type { RunAs } from './run-as.ts'
import { stopPostmaster } from './stop-postmaster.ts'

export type StartPostgres = {
  /** Folder for the database and its files; created if missing. */
  dataDir: string
  /** Password of the superuser `postgres`; set at the first start, must stay the same. */
  superPassword: string
  log: { info(message: string): void; warn(message: string): void }
  clock?: { now(): number }
  /** Forces one way to run as root instead of trying those that the machine allows. */
  runAs?: RunAs
}

export type RunningPostgres = {
  /** Connection URL of the superuser, database `postgres`; loopback only. */
  url: string
  port: number
  /** Process of the server; another one after it had to be started again. */
  readonly pid: number
  /** True when a server that ran already is used instead of a new one. */
  adopted: boolean
  /**
   * Orderly stop, bounded; the promise ends when the server's process has. A server that another
   * living process started is left alone.
   */
  stop(): Promise<void>
}

type Place = {
  dataDir: string
  clusterDir: string
  binaries: Binaries
  runAs: RunAs
  owner: DatabaseOwner
  urlFor(port: number): string
  log: StartPostgres['log']
  now(): number
}

/** Orphans of a killed server hold its shared memory for about four seconds. */
const LOCK_PATIENCE_MS = 12_000
/** Recovery after a kill replays the log: long only when there is much of it. */
const READY_PATIENCE_MS = 60_000
const LOOK_EVERY_MS = 50
const RETRY_EVERY_MS = 400

/**
 * Starts the PostgreSQL that came with the packages, or adopts the one that runs on the same data
 * directory: left by a killed process, then it is ours from now on, or started by a living one, then
 * it stays theirs. Ready means that a connection was made.
 *
 * @throws EmbeddedPostgresError, one line naming the directory, disk, password or process at fault
 * @source architecture: data · reliability F4, F21
 */
export async function startPostgres(options: StartPostgres): Promise<RunningPostgres> {
  const place = prepare(options)
  const found = await obtain(place, options.superPassword)
  if (!layReserve(place.dataDir)) place.log.warn(`no room for the disk reserve in ${place.dataDir}`)
  const watch = keepRunning(found, {
    restart: (port) => obtain(place, options.superPassword, port),
    onLook: () => place.owner.claimOrphan(),
    log: place.log,
  })
  const stop = async () => {
    await watch.stop()
    if (!place.owner.isOurs()) return
    await stopPostmaster(watch.current().pid, place.clusterDir, place.binaries)
    place.owner.release()
  }
  let stopping: Promise<void> | undefined
  return {
    url: place.urlFor(found.port),
    port: found.port,
    get pid() {
      return watch.current().pid
    },
    adopted: found.adopted,
    stop: () => (stopping ??= stop()),
  }
}

function prepare(options: StartPostgres): Place {
  const dataDir = writableFolder(options.dataDir)
  const runAs = options.runAs ?? chooseRunAs()
  let binaries = findBinaries()
  if (runAs.tag === 'user') {
    assertEnterable(dataDir)
    binaries = copyBinaries(binaries, join(dataDir, 'binaries'))
  }
  const password = encodeURIComponent(options.superPassword)
  return {
    dataDir,
    clusterDir: join(dataDir, 'cluster'),
    binaries,
    runAs,
    owner: createDatabaseOwner(dataDir),
    urlFor: (port) => `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    log: options.log,
    now: () => options.clock?.now() ?? performance.now(),
  }
}

/** Takes over a living server of this data directory; undefined when a new one may be started. */
async function adopt(place: Place): Promise<RunningServer | undefined> {
  const giveUpAt = place.now() + LOCK_PATIENCE_MS
  for (;;) {
    const lock = readPostmasterLock(place.clusterDir)
    if (lock === undefined) return undefined
    const verdict = judgeLock(lock, readProcessFacts(lock.pid), place.clusterDir)
    if (verdict === 'gone') return undefined
    if (verdict === 'stranger') {
      place.log.warn(`pid ${lock.pid} is not the database's any more, its old lock is removed`)
      rmSync(join(place.clusterDir, 'postmaster.pid'), { force: true })
      return undefined
    }
    const answer = lock.stopping ? undefined : await probe(place.urlFor(lock.port))
    if (answer?.tag === 'wrong_password') throw wrongPassword(place)
    if (answer?.tag === 'ready' && answer.dataDir === place.clusterDir) {
      place.owner.claimOrphan()
      const whose = place.owner.isOurs() ? 'adopted' : 'uses'
      place.log.info(`${whose} the running database (pid ${lock.pid})`)
      return { pid: lock.pid, port: lock.port, adopted: true }
    }
    if (place.now() > giveUpAt) {
      throw new EmbeddedPostgresError('data_dir_in_use', `${place.dataDir} (pid ${lock.pid})`)
    }
    await wait(RETRY_EVERY_MS)
  }
}

/** The server that runs, else a new one. Of two that start at once, one finds the other's. */
async function obtain(place: Place, superPassword: string, port?: number): Promise<RunningServer> {
  const giveUpAt = place.now() + LOCK_PATIENCE_MS
  for (;;) {
    try {
      return (await adopt(place)) ?? (await startOnce(place, superPassword, port))
    } catch (error) {
      if (isDiskFullError(error) && releaseReserve(place.dataDir)) {
        place.log.warn(`the disk is full: the reserve in ${place.dataDir} is released`)
        continue
      }
      if (!isPassing(error) || place.now() > giveUpAt) throw error
      await wait(RETRY_EVERY_MS)
    }
  }
}

async function startOnce(
  place: Place,
  superPassword: string,
  port?: number,
): Promise<RunningServer> {
  if (createCluster({ ...place, superPassword })) place.log.info('created the database')
  giveTo(ownerOf(place.runAs), place.clusterDir)
  const server = await launchPostmaster(place, port)
  const giveUpAt = place.now() + READY_PATIENCE_MS
  for (;;) {
    const failure = server.failure()
    if (failure !== undefined) throw failure
    const answer = await probe(place.urlFor(server.port))
    if (answer.tag === 'ready') {
      place.owner.claim()
      return { pid: server.pid, port: server.port, adopted: false }
    }
    if (answer.tag === 'wrong_password' || place.now() > giveUpAt) {
      await stopPostmaster(server.pid, place.clusterDir, place.binaries)
      throw answer.tag === 'wrong_password'
        ? wrongPassword(place)
        : new EmbeddedPostgresError('start_failed', `${place.dataDir} (${answer.reason})`)
    }
    await wait(LOOK_EVERY_MS)
  }
}

function wrongPassword(place: Place): EmbeddedPostgresError {
  return new EmbeddedPostgresError('password_wrong', place.dataDir)
}

/** Faults that pass: orphans release the memory, or another process took the port. */
function isPassing(error: unknown): boolean {
  return error instanceof EmbeddedPostgresError && error.code === 'data_dir_in_use'
}

function isDiskFullError(error: unknown): boolean {
  return error instanceof EmbeddedPostgresError ? error.code === 'disk_full' : isDiskFull(error)
}

function writableFolder(path: string): string {
  try {
    makeFolder(path)
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK)
    return realpathSync(path)
  } catch (error) {
    throw new EmbeddedPostgresError(
      isDiskFull(error) ? 'disk_full' : 'data_dir_unwritable',
      path,
      error,
    )
  }
}

/** Folder by folder: Node's recursive way never ends where the system says a parent is missing. */
function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  mkdirSync(path, { mode: 0o755 })
}

function assertEnterable(dataDir: string): void {
  for (let dir = dataDir; dir !== dirname(dir); dir = dirname(dir)) {
    if ((statSync(dir).mode & 0o001) === 0) {
      throw new EmbeddedPostgresError('data_dir_unreachable', dir)
    }
  }
}
