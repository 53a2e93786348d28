import { readFileSync, writeFileSync } from 'node:fs'
import { BackupError } from '../../apps/api/src/restore/backup-format.ts'

/** Keys that are needed to use a backup of the database. */
export interface KeptKeys {
  secretKey: string
  vaultKeys: readonly string[]
}

const WHAT =
  '开放媒体创作中心的密钥，数据库备份只有配合它才能恢复和解密；请与备份分开保管，不要给任何人。 / ' +
  'The keys of an Open Media Creation Centre. A backup of its database opens only with them: keep them apart from it and give them to nobody.'

export function writeKeysFile(path: string, { secretKey, vaultKeys }: KeptKeys): void {
  const text = JSON.stringify(
    { what: WHAT, SECRET_KEY: secretKey, VAULT_KEYS: vaultKeys.join(',') },
    null,
    2,
  )
  writeFileSync(path, `${text}\n`, { mode: 0o600, flag: 'wx' })
}

/** @throws BackupError when the file is invalid; returns undefined when it does not exist */
export function readKeysFile(path: string): KeptKeys | undefined {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
  const { SECRET_KEY: secretKey, VAULT_KEYS: vaultKeys } = parse(text)
  if (typeof secretKey !== 'string' || typeof vaultKeys !== 'string')
    throw new BackupError(`不是密钥文件：${path}`, `not a file of keys: ${path}`)
  return { secretKey, vaultKeys: vaultKeys.split(',').filter(Boolean) }
}

function parse(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}
