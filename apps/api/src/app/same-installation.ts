import { randomUUID } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { keyCheck, type Keys } from '../auth/keys.ts'
import { ConfigError } from '../kernel/config.ts'

/** Lies in the folder of files and names it. */
const MARKER = 'file-store'

/**
 * Refuses a root key that is not the database's, before anything is changed with it: the passwords
 * of the serving roles follow from it, and every other process would lose its connections.
 *
 * @throws ConfigError naming `SECRET_KEY`
 */
export async function refuseOtherKey(ownerUrl: string, keys: Keys): Promise<void> {
  const known = await asOwner(ownerUrl, async (client) => {
    const { rows } = await client.query<{ there: boolean }>(
      `select to_regclass('public.installation') is not null as there`,
    )
    return rows[0]?.there === true ? read(client, 'key_check') : undefined
  })
  if (known === undefined || known === keyCheck(keys)) return
  throw new ConfigError(
    'SECRET_KEY 与此数据库不符：所有进程必须使用同一个 SECRET_KEY\nSECRET_KEY is not the one of this database: every process needs the same',
  )
}

/**
 * Makes sure that every process of the product has the same folder of files. The first one writes
 * its name and the root key's check value down; each later one has to fit.
 *
 * @throws ConfigError naming `FILES_DIR`
 */
export async function joinInstallation(
  ownerUrl: string,
  keys: Keys,
  filesDir: string,
): Promise<void> {
  const marker = await ownMarker(filesDir)
  const name = await asOwner(ownerUrl, async (client) => {
    await note(client, 'key_check', keyCheck(keys))
    await note(client, 'file_store', marker)
    return read(client, 'file_store')
  })
  if (name === marker) return
  throw new ConfigError(
    `FILES_DIR 不是此产品的文件目录：${filesDir}。所有进程必须共用同一个目录；若原目录已丢失，请把“${name}”写入其中的 ${MARKER} 文件\n` +
      `FILES_DIR is not the folder that holds the files of this product: ${filesDir}. Every process needs the same one; if it is lost, write "${name}" into its file ${MARKER}`,
  )
}

/** Names a folder of files as another one was, when its files were put back there. */
export async function markFileStore(filesDir: string, name: string): Promise<void> {
  await mkdir(filesDir, { recursive: true })
  await writeFile(join(filesDir, MARKER), `${name}\n`)
}

async function ownMarker(filesDir: string): Promise<string> {
  await mkdir(filesDir, { recursive: true })
  try {
    await writeFile(join(filesDir, MARKER), `${randomUUID()}\n`, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return (await readFile(join(filesDir, MARKER), 'utf8')).trim()
}

const note = (client: Client, name: string, value: string) =>
  client.query('insert into installation values ($1, $2) on conflict do nothing', [name, value])

async function read(client: Client, name: string): Promise<string | undefined> {
  const { rows } = await client.query<{ value: string }>(
    'select value from installation where name = $1',
    [name],
  )
  return rows[0]?.value
}

async function asOwner<T>(ownerUrl: string, run: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: ownerUrl })
  // A connection lost later than its last answer has nobody to tell.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await run(client)
  } finally {
    await client.end()
  }
}
