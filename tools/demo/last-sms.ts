import { secretKey } from '../../apps/api/src/app/secret-key.ts'
import { createKeys } from '../../apps/api/src/auth/keys.ts'
/**
 * Prints the newest text message to a phone number of a running system. A demo without an SMS
 * gateway keeps codes encrypted in its outbox until they are used or expire; this reads one without
 * the sign-in page.
 *
 *   node tools/demo/last-sms.ts 13800000003      the database of DATA_DIR (.data), or of DATABASE_URL
 *
 * Exits with 0 if there is one, else with 1.
 */
import { readConfig } from '../../apps/api/src/kernel/config.ts'
import { lastSmsCode } from '../../apps/api/src/sms/sms-code.ts'
import { smsText } from '../../apps/api/src/sms/sms-sender.ts'
import { openDatabase } from '../audit/open-database.ts'

const [phoneNumber = ''] = process.argv.slice(2)
const config = readConfig(process.env)
const database = openDatabase(config)
try {
  const keys = createKeys(secretKey(config))
  const code = await database.asServer((db) => lastSmsCode(db, keys, phoneNumber))
  const text = code && smsText(code)
  console.log(text ?? `没有发给 ${phoneNumber} 的短信 / no message to ${phoneNumber}`)
  process.exitCode = text === undefined ? 1 : 0
} finally {
  await database.close()
}
