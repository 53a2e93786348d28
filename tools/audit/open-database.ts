import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { secretKey } from '../../apps/api/src/app/secret-key.ts'
import { createKeys } from '../../apps/api/src/auth/keys.ts'
import { createDatabase } from '../../apps/api/src/db/database.ts'
import { readPostmasterLock } from '../../apps/api/src/db/embedded/postmaster-lock.ts'
import { roleUrl } from '../../apps/api/src/db/role-urls.ts'
import type { Config } from '../../apps/api/src/kernel/config.ts'

/**
 * Opens the database of a running system with the rights of its jobs.
 *
 * @throws when there is no key, or when the database is not running
 */
export function openDatabase(config: Config) {
  if (config.secretKey === undefined && !existsSync(join(config.dataDir, 'secret-key'))) {
    throw new Error(
      `${config.dataDir} 中没有密钥，请设置 DATA_DIR 或 SECRET_KEY / there is no key in ${config.dataDir}: set DATA_DIR or SECRET_KEY`,
    )
  }
  const keys = createKeys(secretKey(config))
  const ownerUrl = config.databaseUrl ?? embeddedUrl(config.dataDir)
  const password = keys.derive('role-jobs').toString('base64url')
  const jobsUrl = roleUrl(ownerUrl, 'omc_jobs', password)
  return createDatabase({
    appUrl: jobsUrl,
    jobsUrl,
    poolSize: 2,
    now: () => new Date(),
    onError: () => undefined,
  })
}

/** Current URL of the embedded database. */
function embeddedUrl(dataDir: string): string {
  const lock = readPostmasterLock(join(dataDir, 'postgres', 'cluster'))
  if (lock) return `postgres://postgres@127.0.0.1:${lock.port}/postgres`
  throw new Error(
    `${dataDir} 的数据库没有运行，请先 npm start / the database of ${dataDir} does not run: npm start first`,
  )
}
