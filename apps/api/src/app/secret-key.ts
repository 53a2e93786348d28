import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError, type Config } from '../kernel/config.ts'

/** The root of all keys: from the environment, else made once and kept readable by its owner only. */
export function secretKey({ secretKey: given, dataDir }: Config): string {
  if (given) return given
  const file = join(dataDir, 'secret-key')
  if (existsSync(file)) return kept(file)
  mkdirSync(dataDir, { recursive: true })
  const made = randomBytes(48).toString('base64url')
  try {
    writeFileSync(file, `${made}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    // Half a key, on a full disk, would look like one later.
    if (!isTaken(error)) rmSync(file, { force: true })
    throw error
  }
  return made
}

const isTaken = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST'

function kept(file: string): string {
  const key = readFileSync(file, 'utf8').trim()
  if (key.length >= 32) return key
  throw new ConfigError(`密钥文件已损坏：${file}\nThe file of the root key is damaged: ${file}`)
}
