import { spawn } from 'node:child_process'
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { Binaries } from './binaries.ts'
import { EmbeddedPostgresError, isDiskFull } from './embedded-postgres-error.ts'
import { commandFor } from './run-as.ts'
import type { RunAs } from './run-as.ts'

export type LaunchPostmaster = {
  dataDir: string
  clusterDir: string
  binaries: Binaries
  runAs: RunAs
}

export type LaunchedPostmaster = {
  pid: number
  port: number
  /** Why the process has ended, undefined while it lives. */
  failure(): EmbeddedPostgresError | undefined
}

const LOG_KEEP_BYTES = 4 * 1024 * 1024

/**
 * Starts the server's process on a free loopback port (or a known one), in a session of its own: Ctrl-C in the
 * terminal reaches us alone, and we stop the database after the work that uses it.
 */
export async function launchPostmaster(
  options: LaunchPostmaster,
  knownPort?: number,
): Promise<LaunchedPostmaster> {
  const port = knownPort ?? (await freePort())
  const logFile = join(options.dataDir, 'postgres.log')
  const logStart = turnLog(logFile)
  const output = openSync(logFile, 'a', 0o600)
  const args = ['-D', options.clusterDir, '-p', String(port)]
  const command = commandFor(options.runAs, options.binaries.postgres, args)
  const child = spawn(command.file, command.args, {
    ...command.options,
    cwd: '/',
    detached: true,
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  child.unref()
  let failure: EmbeddedPostgresError | undefined
  child.once('error', (error) => {
    failure = new EmbeddedPostgresError('start_failed', command.file, error)
  })
  child.once('exit', (code, signal) => {
    // After a regular stop the folder may be gone already.
    const said = existsSync(logFile) ? readFileSync(logFile).subarray(logStart).toString() : ''
    failure = explainExit(said, options.dataDir, String(code ?? signal))
  })
  return { pid: child.pid ?? 0, port, failure: () => failure }
}

/** Derives the cause from the output of a server that ended. */
export function explainExit(said: string, dataDir: string, how: string): EmbeddedPostgresError {
  if (isDiskFull(said)) return new EmbeddedPostgresError('disk_full', dataDir, said)
  if (/lock file ".*" already exists|pre-existing shared memory|could not bind/.test(said)) {
    return new EmbeddedPostgresError('data_dir_in_use', dataDir, said)
  }
  if (/Permission denied|wrong ownership|invalid permissions/.test(said)) {
    return new EmbeddedPostgresError('data_dir_unwritable', dataDir, said)
  }
  const line = said.split('\n').find((text) => /FATAL|PANIC|error/.test(text)) ?? `exit ${how}`
  return new EmbeddedPostgresError('start_failed', `${dataDir} (${line.trim()})`, said)
}

/** Limits the log to two files. Returns the offset of this start's lines. */
function turnLog(file: string): number {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size <= LOG_KEEP_BYTES) return size
  rmSync(`${file}.1`, { force: true })
  renameSync(file, `${file}.1`)
  return 0
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
