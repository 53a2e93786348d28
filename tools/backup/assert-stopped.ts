import { join } from 'node:path'
import { readPostmasterLock } from '../../apps/api/src/db/embedded/postmaster-lock.ts'
import { isRunning } from '../../apps/api/src/db/embedded/process-facts.ts'
import type { Config } from '../../apps/api/src/kernel/config.ts'
import { BackupError } from '../../apps/api/src/restore/backup-format.ts'

/** @throws BackupError while the database of DATA_DIR runs, because a restore replaces it */
export async function assertStopped({ databaseUrl, dataDir }: Config): Promise<void> {
  if (databaseUrl !== undefined) return
  const lock = readPostmasterLock(join(dataDir, 'postgres', 'cluster'))
  if (lock === undefined || !isRunning(lock.pid)) return
  throw new BackupError(
    `产品正在使用 ${dataDir}，请先停止它`,
    `the product runs on ${dataDir}: stop it first`,
  )
}
