/**
 * Tells whether the audit trail of the running database is whole, and names what is not.
 *
 *   node tools/audit/verify.ts            the database of DATA_DIR (.data), or of DATABASE_URL
 *
 * Ends with 0 when it is whole, 1 when it is broken, 2 when it could not be read.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig, type Config } from '../../apps/api/src/app/config.ts'
import { secretKey } from '../../apps/api/src/app/secret-key.ts'
import { createHeadFile, headFilePath } from '../../apps/api/src/audit/head-file.ts'
import { verifyTrail } from '../../apps/api/src/audit/verify-trail.ts'
import { createKeys } from '../../apps/api/src/auth/keys.ts'
import { createDatabase } from '../../apps/api/src/db/database.ts'
import { readPostmasterLock } from '../../apps/api/src/db/embedded/postmaster-lock.ts'
import { roleUrl } from '../../apps/api/src/db/role-urls.ts'
import { tellVerification } from './tell-verification.ts'

process.exitCode = await main().catch((error: unknown) => {
  console.error(`✗ ${error instanceof Error ? error.message : String(error)}`)
  return 2
})

async function main(): Promise<number> {
  const config = readConfig(process.env)
  const database = openDatabase(config)
  try {
    const heads = await createHeadFile(headFilePath(config.dataDir)).read()
    const found = await verifyTrail(database, { heads })
    for (const line of tellVerification(found, heads)) console.log(line)
    return found.ok ? 0 : 1
  } finally {
    await database.close()
  }
}

function openDatabase(config: Config) {
  if (config.secretKey === undefined && !existsSync(join(config.dataDir, 'secret-key'))) {
    throw new Error(
      `${config.dataDir} 中没有密钥，请设置 DATA_DIR 或 SECRET_KEY / there is no key in ${config.dataDir}: set DATA_DIR or SECRET_KEY`,
    )
  }
  const keys = createKeys(secretKey(config))
  const ownerUrl = config.databaseUrl ?? embeddedUrl(config.dataDir)
  const password = keys.derive('role-jobs').toString('base64url')
  const jobsUrl = roleUrl(ownerUrl, 'omc_jobs', password)
  return createDatabase({ appUrl: jobsUrl, jobsUrl, poolSize: 2, onError: () => undefined })
}

/** Where the database of the default run listens now. */
function embeddedUrl(dataDir: string): string {
  const lock = readPostmasterLock(join(dataDir, 'postgres', 'cluster'))
  if (lock) return `postgres://postgres@127.0.0.1:${lock.port}/postgres`
  throw new Error(
    `${dataDir} 的数据库没有运行，请先 npm start / the database of ${dataDir} does not run: npm start first`,
  )
}
