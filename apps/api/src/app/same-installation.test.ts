import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, openTestPool, type TestDatabase } from '../../test/template-db.ts'
import { testConfig } from '../../test/test-config.ts'
import { ConfigError, readConfig, type Config } from '../kernel/config.ts'
import { createServer } from './create-server.ts'

let test: TestDatabase
let folder: string
let config: Config
beforeAll(async () => {
  test = await createTestDatabase('nothing')
  folder = mkdtempSync(join(tmpdir(), 'omc-same-'))
  config = {
    ...testConfig,
    port: 0,
    databaseUrl: test.ownerUrl,
    dataDir: join(folder, 'data'),
    filesDir: join(folder, 'files'),
    witnessFile: join(folder, 'witness.json'),
  }
  const server = await createServer(config)
  await server.stop()
})
afterAll(async () => {
  await test.drop()
  rmSync(folder, { recursive: true })
})

const refusal = async (change: Partial<Config>): Promise<unknown> =>
  createServer({ ...config, ...change }).then(
    async (server) => server.stop(),
    (error: unknown) => error,
  )

describe('a further process of the product', () => {
  it('with the same key and the same files starts', async () => {
    expect(await refusal({ role: 'worker', dataDir: join(folder, 'other') })).toBeUndefined()
  })

  it('with another SECRET_KEY is refused, and the others keep their connections', async () => {
    const fault = await refusal({ secretKey: 'another root key of at least 32 characters' })
    expect(fault).toBeInstanceOf(ConfigError)
    expect(String(fault)).toContain('SECRET_KEY is not the one of this database')
    const app = openTestPool(test.appUrl, 1)
    expect((await app.query('select 1 as n')).rows).toEqual([{ n: 1 }])
    await app.end()
  })

  it('with files of its own is refused, and told how to begin again with an empty folder', async () => {
    const own = join(folder, 'own-files')
    const fault = await refusal({ role: 'worker', filesDir: own })
    expect(fault).toBeInstanceOf(ConfigError)
    expect(String(fault)).toContain(`FILES_DIR is not the folder that holds the files`)
    const name = readFileSync(join(folder, 'files', 'file-store'), 'utf8').trim()
    expect(String(fault)).toContain(`write "${name}" into its file file-store`)
    writeFileSync(join(own, 'file-store'), `${name}\n`)
    expect(await refusal({ role: 'worker', filesDir: own })).toBeUndefined()
  })

  it.each(['api', 'worker'])('that runs as %s alone needs FILES_DIR', (role) => {
    expect(() => readConfig({ ROLE: role })).toThrow(`ROLE=${role} needs the setting FILES_DIR`)
    expect(readConfig({ ROLE: role, FILES_DIR: folder }).filesDir).toBe(folder)
    expect(readConfig({ DATA_DIR: folder }).filesDir).toBe(folder)
  })
})

describe('a start that cannot be', () => {
  it('on the database of a newer version is told in one sentence', async () => {
    const owner = openTestPool(test.ownerUrl, 1)
    await owner.query(`insert into kysely_migration values ('000999_future.sql', now()::text)`)
    const fault = await refusal({})
    await owner.query(`delete from kysely_migration where name = '000999_future.sql'`)
    await owner.end()
    expect(fault).toBeInstanceOf(ConfigError)
    expect(String(fault)).toContain('belongs to a newer version of the product (000999_future.sql)')
  })

  it('without a wrapping key is told as VAULT_KEYS', async () => {
    const owner = openTestPool(test.ownerUrl, 1)
    await owner.query(
      `insert into team_keys (business_team_id, generation, wrapped, wrapped_by) values (null, 1, 'x', 'gone')`,
    )
    const fault = await refusal({})
    await owner.query('delete from team_keys')
    await owner.end()
    expect(fault).toBeInstanceOf(ConfigError)
    expect(String(fault)).toContain('VAULT_KEYS lacks the key that wrapped data keys')
  })
})
