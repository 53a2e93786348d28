import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Binaries } from './binaries.ts'
import { EmbeddedPostgresError, isDiskFull } from './embedded-postgres-error.ts'
import { giveTo } from './give-to.ts'
import { isRunning } from './process-facts.ts'
import { commandFor, ownerOf } from './run-as.ts'
import type { RunAs } from './run-as.ts'

export type CreateCluster = {
  binaries: Binaries
  runAs: RunAs
  dataDir: string
  clusterDir: string
  superPassword: string
}

/** PostgreSQL's major version; a data directory of another one is never touched. */
const MAJOR = '18'

/**
 * Sized for a small machine; durability is never traded, because an acknowledged publish must
 * survive a power cut. The port is chosen at each start.
 */
const SETTINGS = `
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
password_encryption = 'scram-sha-256'
max_connections = 60
shared_buffers = 128MB
effective_cache_size = 512MB
work_mem = 8MB
maintenance_work_mem = 64MB
min_wal_size = 32MB
max_wal_size = 512MB
fsync = on
full_page_writes = on
synchronous_commit = on
restart_after_crash = on
timezone = 'UTC'
log_timezone = 'UTC'
# Failed statements are reported by their caller; the file keeps what only the server knows.
log_min_messages = log
log_checkpoints = off
`

/**
 * Creates the database files on the first start and leaves existing ones alone. Made beside their
 * place and renamed, so that a kill in the middle leaves nothing half-made.
 *
 * @returns whether they were created now
 * @throws  EmbeddedPostgresError 'data_dir_version' | 'disk_full' | 'initdb_failed'
 */
export function createCluster(options: CreateCluster): boolean {
  const { dataDir, clusterDir } = options
  sweepUnfinished(dataDir)
  if (existsSync(join(clusterDir, 'PG_VERSION'))) {
    const version = readFileSync(join(clusterDir, 'PG_VERSION'), 'utf8').trim()
    if (version === MAJOR) return false
    throw new EmbeddedPostgresError('data_dir_version', `${clusterDir} (${version}, not ${MAJOR})`)
  }
  const unfinished = join(dataDir, `cluster.new-${process.pid}`)
  try {
    initialise(options, unfinished)
    writeFileSync(join(unfinished, 'omc.conf'), SETTINGS)
    appendFileSync(join(unfinished, 'postgresql.conf'), `\ninclude 'omc.conf'\n`)
    giveTo(ownerOf(options.runAs), unfinished)
    renameSync(unfinished, clusterDir)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    if (isDiskFull(error)) throw new EmbeddedPostgresError('disk_full', dataDir, error)
    throw error
  }
  return true
}

function initialise({ binaries, runAs, dataDir, superPassword }: CreateCluster, target: string) {
  const passwordFile = join(dataDir, `password.new-${process.pid}`)
  mkdirSync(target, { mode: 0o700 })
  try {
    writeFileSync(passwordFile, superPassword, { mode: 0o600 })
    giveTo(ownerOf(runAs), target)
    giveTo(ownerOf(runAs), passwordFile)
    const { file, args, options } = commandFor(runAs, binaries.initdb, [
      `--pgdata=${target}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      // Small log segments: two of them fit in the reserve that a full disk gets back.
      '--wal-segsize=8',
    ])
    const run = spawnSync(file, args, { ...options, encoding: 'utf8', cwd: '/' })
    if (run.status === 0) return
    const said = `${run.error?.message ?? ''} ${run.stderr ?? ''}`.trim()
    if (isDiskFull(said)) throw new EmbeddedPostgresError('disk_full', dataDir, said)
    throw new EmbeddedPostgresError('initdb_failed', `${dataDir} (${lastErrorLine(said)})`, said)
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

function lastErrorLine(said: string): string {
  const lines = said.split('\n').filter((line) => line.trim() !== '')
  return lines.find((line) => /error|fatal/i.test(line)) ?? lines.at(-1) ?? ''
}

function sweepUnfinished(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    const pid = /^(?:cluster|password)\.new-(\d+)$/.exec(name)?.[1]
    if (pid === undefined || (Number(pid) !== process.pid && isRunning(Number(pid)))) continue
    rmSync(join(dataDir, name), { recursive: true, force: true })
  }
}
