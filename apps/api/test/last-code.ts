import { lastSmsCode } from '../src/sms/sms-code.ts'
import type { TestApp } from './support.ts'

/** The newest code of a number; empty without one. */
export async function lastCode(
  { database, services }: TestApp,
  phoneNumber: string,
): Promise<string> {
  const code = await database.asServer((db) => lastSmsCode(db, services.keys, phoneNumber))
  return code ?? ''
}
