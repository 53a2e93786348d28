/**
 * Prints the newest text message to a phone number of a running system. Where no SMS service is
 * connected the messages lie in its outbox, and this is how a sign-in code is read.
 *
 *   node tools/demo/last-sms.ts 13800000003      the database of DATA_DIR (.data), or of DATABASE_URL
 *
 * Ends with 0 when there is one, 1 when there is none.
 */
import { readConfig } from '../../apps/api/src/app/config.ts'
import { openDatabase } from '../audit/open-database.ts'

const [phoneNumber = ''] = process.argv.slice(2)
const database = openDatabase(readConfig(process.env))
try {
  const found = await database.asServer((db) =>
    db
      .selectFrom('sms_outbox')
      .select('text')
      .where('phone_number', '=', phoneNumber)
      .orderBy('id', 'desc')
      .executeTakeFirst(),
  )
  console.log(found?.text ?? `没有发给 ${phoneNumber} 的短信 / no message to ${phoneNumber}`)
  process.exitCode = found ? 0 : 1
} finally {
  await database.close()
}
