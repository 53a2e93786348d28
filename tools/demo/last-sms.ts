/**
 * Prints the newest text message to a phone number of a running system. Where no SMS service is
 * connected the messages lie sealed in its outbox until their code is used or expired, and this is
 * how a sign-in code is read.
 *
 *   node tools/demo/last-sms.ts 13800000003      the database of DATA_DIR (.data), or of DATABASE_URL
 *
 * Ends with 0 when there is one, 1 when there is none.
 */
import { readConfig } from '../../apps/api/src/app/config.ts'
import { secretKey } from '../../apps/api/src/app/secret-key.ts'
import { createKeys } from '../../apps/api/src/auth/keys.ts'
import { lastSmsText } from '../../apps/api/src/auth/sms-code.ts'
import { openDatabase } from '../audit/open-database.ts'

const [phoneNumber = ''] = process.argv.slice(2)
const config = readConfig(process.env)
const database = openDatabase(config)
try {
  const keys = createKeys(secretKey(config))
  const text = await database.asServer((db) => lastSmsText(db, keys, phoneNumber))
  console.log(text ?? `没有发给 ${phoneNumber} 的短信 / no message to ${phoneNumber}`)
  process.exitCode = text === undefined ? 1 : 0
} finally {
  await database.close()
}
