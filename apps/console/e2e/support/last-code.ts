import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { dataDir } from './system.ts'

const ROOT = join(import.meta.dirname, '../../../..')

/** Code in the newest text message to a phone number. */
export async function lastCode(phoneNumber: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['tools/demo/last-sms.ts', phoneNumber],
    { cwd: ROOT, env: { ...process.env, DATA_DIR: dataDir } },
  )
  const code = /\d{7}/.exec(stdout)?.[0]
  if (code === undefined) throw new Error(`there is no code in: ${stdout}`)
  return code
}
