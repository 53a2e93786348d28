/**
 * Restores a backup. Existing data is moved aside, never deleted. Every queue then waits until a
 * person resumes it, and items that may have been sent since the backup are looked up first.
 *
 *   node tools/backup/restore.ts <file.database.gz> [file.keys.json]
 */
import { cpSync, createReadStream, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import type { Client } from 'pg'
import { markFileStore } from '../../apps/api/src/app/same-installation.ts'
import { createKeys } from '../../apps/api/src/auth/keys.ts'
import { migrate } from '../../apps/api/src/db/migrate.ts'
import { readConfig, type Config } from '../../apps/api/src/kernel/config.ts'
import { BackupError, brokenBackup, readHead } from '../../apps/api/src/restore/backup-format.ts'
import { loadDatabase } from '../../apps/api/src/restore/load-database.ts'
import { createWitnessFile } from '../../apps/api/src/restore/witness-file.ts'
import { assertStopped } from './assert-stopped.ts'
import { chooseKeys } from './choose-keys.ts'
import { FILE_FOLDERS } from './file-folders.ts'
import { readKeysFile } from './keys-file.ts'
import { openOwner } from './owner-client.ts'
import { placesBeside } from './places.ts'
import { tell } from './tell.ts'

const [, , file, keysFile] = process.argv
process.exitCode = await main(file, keysFile).catch(tell)

async function main(given: string | undefined, keysGiven: string | undefined): Promise<number> {
  if (given === undefined || !existsSync(given))
    throw new BackupError(
      `请给出备份文件：npm run restore -- 文件.database.gz`,
      `name the backup: npm run restore -- FILE.database.gz`,
    )
  const config = readConfig(process.env)
  const places = placesBeside(resolve(given))
  const lines = linesOf(places.database)
  const first = await lines.next()
  const head = readHead(first.done ? undefined : first.value)
  const root = chooseKeys(config, head, readKeysFile(keysGiven ?? places.keys))
  const keys = createKeys(root)
  await assertStopped(config)
  if (config.databaseUrl === undefined) putAside(config, root)
  const owner = await openOwner(config, keys)
  try {
    await refuseFull(owner.client)
    const passwords = {
      app: keys.derive('role-app').toString('base64url'),
      jobs: keys.derive('role-jobs').toString('base64url'),
    }
    await migrate(owner.url, passwords, { upTo: head.migrations })
    const { life, attempt } = await loadDatabase(owner.client, head, lines)
    await migrate(owner.url, passwords)
    const store = await fileStoreOf(owner.client)
    if (store !== undefined) await markFileStore(config.filesDir, store)
    await createWitnessFile(config.witnessFile).write({ life, attempt })
  } finally {
    await owner.close()
  }
  for (const name of FILE_FOLDERS) {
    const from = join(places.files, name)
    if (existsSync(from)) cpSync(from, join(config.filesDir, name), { recursive: true })
  }
  console.log(`✓ 已恢复到 ${head.madeAt} 的状态 · restored to ${head.madeAt}`)
  console.log('  所有发布队列已暂停；可能已发出的内容会先到渠道核实，请在发布控制台恢复队列')
  console.log('  every queue is paused; what may have been sent is looked up at the channel first:')
  console.log('  start the product and resume the queues in the publishing console')
  return 0
}

async function* linesOf(path: string): AsyncGenerator<string> {
  const file = createReadStream(path)
  const text = file.pipe(createGunzip())
  file.on('error', (error) => text.destroy(error))
  try {
    yield* createInterface({ input: text, crlfDelay: Infinity })
  } catch (error) {
    throw brokenBackup(error instanceof Error ? error.message : String(error))
  }
}

/** Keeps the old database and root key next to the new ones. */
function putAside({ dataDir, secretKey }: Config, root: string): void {
  const stamp = new Date().toISOString().replace(/[-:.]/g, '')
  mkdirSync(dataDir, { recursive: true })
  for (const name of ['postgres', ...(secretKey === undefined ? ['secret-key'] : [])]) {
    const path = join(dataDir, name)
    if (!existsSync(path)) continue
    renameSync(path, `${path}.before-${stamp}`)
    console.log(`  原有数据移至 · what was there is now ${path}.before-${stamp}`)
  }
  if (secretKey === undefined)
    writeFileSync(join(dataDir, 'secret-key'), `${root}\n`, { mode: 0o600, flag: 'wx' })
}

/** Folder for the restored files: the one that the restored database refers to. */
async function fileStoreOf(client: Client): Promise<string | undefined> {
  const { rows } = await client.query<{ value: string }>(
    `select value from installation where name = 'file_store'`,
  )
  return rows[0]?.value
}

async function refuseFull(client: Client) {
  const { rows } = await client.query(
    `select from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace limit 1`,
  )
  if (rows.length === 0) return
  throw new BackupError(
    'DATABASE_URL 指定的数据库不是空的，请给出一个空数据库',
    'the database of DATABASE_URL is not empty: name an empty one',
  )
}
