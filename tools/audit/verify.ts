import { createHeadFile, headFilePath } from '../../apps/api/src/audit/head-file.ts'
import { verifyTrail } from '../../apps/api/src/audit/verify-trail.ts'
/**
 * Checks the audit trail of the running database and lists its breaks.
 *
 *   node tools/audit/verify.ts            the database of DATA_DIR (.data), or of DATABASE_URL
 *
 * Exits with 0 if it is intact, 1 if it is broken, 2 if it could not be read.
 */
import { readConfig } from '../../apps/api/src/kernel/config.ts'
import { openDatabase } from './open-database.ts'
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
    const found = await verifyTrail(database, { heads, now: new Date() })
    for (const line of tellVerification(found, heads)) console.log(line)
    return found.ok ? 0 : 1
  } finally {
    await database.close()
  }
}
