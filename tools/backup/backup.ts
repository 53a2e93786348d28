/**
 * Backs up the product while it runs: database, files and keys, in separate parts.
 *
 *   node tools/backup/backup.ts [folder]      default ./backups
 */
import { cpSync, createWriteStream, existsSync, mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { secretKey } from '../../apps/api/src/app/secret-key.ts'
import { createKeys, keyCheck } from '../../apps/api/src/auth/keys.ts'
import { readConfig } from '../../apps/api/src/kernel/config.ts'
import { BackupError } from '../../apps/api/src/restore/backup-format.ts'
import { dumpDatabase } from '../../apps/api/src/restore/dump-database.ts'
import { FILE_FOLDERS } from './file-folders.ts'
import { writeKeysFile } from './keys-file.ts'
import { openOwner } from './owner-client.ts'
import { placesOf, stemFor } from './places.ts'
import { tell } from './tell.ts'

process.exitCode = await main(resolve(process.argv[2] ?? 'backups')).catch(tell)

async function main(folder: string): Promise<number> {
  const config = readConfig(process.env)
  if (config.secretKey === undefined && !existsSync(join(config.dataDir, 'secret-key')))
    throw new BackupError(
      `${config.dataDir} 中没有产品的数据`,
      `there is no data of the product in ${config.dataDir}: set DATA_DIR`,
    )
  const root = secretKey(config)
  const keys = createKeys(root)
  const madeAt = new Date()
  const places = placesOf(stemFor(folder, madeAt))
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const owner = await openOwner(config, keys)
  try {
    await write(places.database, dumpDatabase(owner.client, { keyCheck: keyCheck(keys), madeAt }))
  } finally {
    await owner.close()
  }
  // After the rows, because by then every file that a row names exists.
  mkdirSync(places.files, { mode: 0o700 })
  for (const name of FILE_FOLDERS) {
    const from = join(config.filesDir, name)
    if (existsSync(from)) cpSync(from, join(places.files, name), { recursive: true })
  }
  writeKeysFile(places.keys, { secretKey: root, vaultKeys: config.vaultKeys })
  console.log(`✓ 数据库（不含密钥） · database, without the keys   ${places.database}`)
  console.log(`✓ 文件 · files                                  ${places.files}`)
  console.log(`✓ 密钥，请分开保管 · keys, keep them apart          ${places.keys}`)
  return 0
}

async function write(path: string, lines: AsyncIterable<string>): Promise<void> {
  const text = Readable.from(lines).map((line: string) => `${line}\n`)
  try {
    await pipeline(text, createGzip(), createWriteStream(path, { mode: 0o600, flags: 'wx' }))
  } catch (error) {
    rmSync(path, { force: true })
    throw error
  }
}
