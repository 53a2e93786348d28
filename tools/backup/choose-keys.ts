import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createKeys, keyCheck } from '../../apps/api/src/auth/keys.ts'
import type { Config } from '../../apps/api/src/kernel/config.ts'
import { BackupError, type BackupHead } from '../../apps/api/src/restore/backup-format.ts'
import type { KeptKeys } from './keys-file.ts'

/**
 * Chooses the root key of a backup: from the settings, its keys file, or DATA_DIR.
 *
 * @throws BackupError that names the wrong setting or the missing key
 */
export function chooseKeys(
  { secretKey, vaultKeys, dataDir }: Pick<Config, 'secretKey' | 'vaultKeys' | 'dataDir'>,
  head: BackupHead,
  kept: KeptKeys | undefined,
): string {
  const fits = (root: string) => keyCheck(createKeys(root)) === head.keyCheck
  if (secretKey !== undefined && !fits(secretKey))
    throw new BackupError('SECRET_KEY 不属于此备份', 'SECRET_KEY does not belong to this backup')
  const known = [secretKey, kept?.secretKey, keyOf(dataDir)]
  const root = known.find((one) => one !== undefined && fits(one))
  if (root === undefined)
    throw new BackupError(
      '缺少此备份的密钥：请把密钥文件（.keys.json）放在备份旁，或作为第二个参数给出',
      'the keys of this backup are missing: put its .keys.json beside it, or name it as the second word',
    )
  const missing = kept?.vaultKeys.filter((one) => !vaultKeys.includes(one)) ?? []
  if (missing.length > 0)
    throw new BackupError(
      '此备份使用了 VAULT_KEYS：请将该设置设为密钥文件中的值',
      'this backup was made with VAULT_KEYS: set it to what its file of keys says',
    )
  return root
}

function keyOf(dataDir: string): string | undefined {
  const file = join(dataDir, 'secret-key')
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}
