import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'

/** The root of all keys: from the environment, else made once and kept readable by its owner only. */
export function secretKey({ secretKey: given, dataDir }: Config): string {
  if (given) return given
  const file = join(dataDir, 'secret-key')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  mkdirSync(dataDir, { recursive: true })
  const made = randomBytes(48).toString('base64url')
  writeFileSync(file, `${made}\n`, { mode: 0o600, flag: 'wx' })
  return made
}
