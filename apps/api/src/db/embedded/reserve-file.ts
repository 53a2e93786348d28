import { randomFillSync } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { isDiskFull } from './embedded-postgres-error.ts'

const RESERVE_MB = 16
const MEGABYTE = 1024 * 1024

/** Free space that must remain beside the reserve, or the reserve itself would fill the disk. */
const KEEP_FREE_MB = 32

/**
 * Lays 16 MB aside, so that a database stopped by a full disk finds room to recover.
 * Random bytes, because a compressing file system gives no room for zeros.
 *
 * @returns whether the reserve lies there now
 */
export function layReserve(dataDir: string): boolean {
  const file = join(dataDir, 'reserve.bin')
  if (existsSync(file)) return true
  if (freeMegabytes(dataDir) < RESERVE_MB + KEEP_FREE_MB) return false
  try {
    writeReserve(file)
    return true
  } catch (error) {
    rmSync(file, { force: true })
    if (!isDiskFull(error)) throw error
    return false
  }
}

/** Gives the reserve back to the disk; false when it had been given already. */
export function releaseReserve(dataDir: string): boolean {
  const file = join(dataDir, 'reserve.bin')
  if (!existsSync(file)) return false
  rmSync(file)
  return true
}

export function freeMegabytes(dir: string): number {
  const { bavail, bsize } = statfsSync(dir)
  return (bavail * bsize) / MEGABYTE
}

function writeReserve(file: string): void {
  const handle = openSync(file, 'wx', 0o600)
  try {
    const block = Buffer.alloc(MEGABYTE)
    for (let n = 0; n < RESERVE_MB; n += 1) writeSync(handle, randomFillSync(block))
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
