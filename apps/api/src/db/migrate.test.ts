import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { ROLE_PASSWORDS } from '../../test/test-config.ts'
import { migrate } from './migrate.ts'

const MIGRATIONS = readdirSync(join(import.meta.dirname, 'migrations')).sort()
const names: string[] = []
let admin: Client

beforeAll(async () => {
  admin = new Client({ connectionString: inject('postgresUrl') })
  await admin.connect()
})

afterAll(async () => {
  for (const name of names) await admin.query(`drop database if exists ${name} with (force)`)
  await admin.end()
})

async function emptyDatabase(): Promise<string> {
  const name = `omc_migrate_${randomBytes(5).toString('hex')}`
  await admin.query(`create database ${name}`)
  names.push(name)
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${name}`
  return url.href
}

/** Everything the migrations make, as one text. */
async function digest(url: string): Promise<string> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ line: string }>(`
    select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable as line
      from information_schema.columns where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select tablename || ' ' || policyname || ' ' || roles::text || coalesce(qual, '') from pg_policies
    union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select table_name || ' ' || grantee || ' ' || privilege_type from information_schema.role_table_grants
      where table_schema = 'public' and grantee like 'omc_%'
    order by 1`)
  await client.end()
  return rows.map(({ line }) => line).join('\n')
}

/** Runs the migrations in a process of its own and kills it as soon as the server has begun. */
async function migrateAndKill(url: string, afterStatements: number): Promise<boolean> {
  const file = join(import.meta.dirname, 'migrate.ts')
  const script = `const { migrate } = await import(${JSON.stringify(file)}); await migrate(${JSON.stringify(url)}, ${JSON.stringify(ROLE_PASSWORDS)})`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' })
  const ended = once(child, 'exit')
  const database = new URL(url).pathname.slice(1)
  let seen = 0
  while (child.exitCode === null && child.signalCode === null && seen < afterStatements) {
    const { rows } = await admin.query<{ busy: boolean }>(
      `select coalesce(bool_or(xact_start is not null), false) as busy from pg_stat_activity where datname = $1`,
      [database],
    )
    if (rows[0]?.busy) seen += 1
  }
  child.kill('SIGKILL')
  const [code] = await ended
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()`,
    [database],
  )
  return code !== 0
}

it('a migration killed at any moment leaves nothing half done; the next run completes it', async () => {
  const clean = await emptyDatabase()
  expect(await migrate(clean, ROLE_PASSWORDS)).toEqual(MIGRATIONS)
  const whole = await digest(clean)
  let killed = 0
  for (const afterStatements of [1, 2, 4, 8, 16, 32]) {
    const url = await emptyDatabase()
    if (await migrateAndKill(url, afterStatements)) killed += 1
    const left = await digest(url)
    expect(left === whole || !left.includes('publish_attempts')).toBe(true)
    await migrate(url, ROLE_PASSWORDS)
    expect(await digest(url)).toBe(whole)
  }
  expect(killed).toBeGreaterThan(0)
})

it('two processes that migrate at once do it once', async () => {
  const url = await emptyDatabase()
  const ran = await Promise.all([migrate(url, ROLE_PASSWORDS), migrate(url, ROLE_PASSWORDS)])
  expect(ran.flat()).toEqual(MIGRATIONS)
})

it('refuses a server that may forget what it has committed', async () => {
  const url = await emptyDatabase()
  await admin.query(`alter database ${new URL(url).pathname.slice(1)} set synchronous_commit = off`)
  await expect(migrate(url, ROLE_PASSWORDS)).rejects.toThrow('synchronous_commit')
})
