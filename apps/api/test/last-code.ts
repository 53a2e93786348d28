import { lastSmsText } from '../src/auth/sms-code.ts'
import type { TestApp } from './support.ts'

/** The code in the newest message to a number, as the person reads it; empty without one. */
export async function lastCode(
  { database, services }: TestApp,
  phoneNumber: string,
): Promise<string> {
  const text = await database.asServer((db) => lastSmsText(db, services.keys, phoneNumber))
  return /\d{7}/.exec(text ?? '')?.[0] ?? ''
}
