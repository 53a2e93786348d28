import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { isLong } from '../../test/short-form.ts'
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

/** Any number: a session that changes the schema waits for this lock at the chosen step. */
const STEP_LOCK = 4_207

/** Counts the steps by which the schema of a database changes, and lets the chosen one wait. */
async function watchSteps(url: string, stopAt: number): Promise<Client> {
  const watch = new Client({ connectionString: url })
  await watch.connect()
  await watch.query(`create schema steps; create sequence steps.taken;
    create function steps.take() returns event_trigger language plpgsql as $$ begin
      if nextval('steps.taken') = ${stopAt} then perform pg_advisory_xact_lock(${STEP_LOCK}); end if;
    end $$;
    create event trigger take_step on ddl_command_end execute function steps.take();
    select pg_advisory_lock(${STEP_LOCK})`)
  return watch
}

/** Runs the migrations in a separate process and kills it during a step. */
async function migrateAndKill(url: string, atStep: number): Promise<void> {
  const watch = await watchSteps(url, atStep)
  const file = join(import.meta.dirname, 'migrate.ts')
  const script = `const { migrate } = await import(${JSON.stringify(file)}); await migrate(${JSON.stringify(url)}, ${JSON.stringify(ROLE_PASSWORDS)})`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' })
  const ended = once(child, 'exit')
  const isWaiting = async () =>
    (
      await watch.query(
        `select 1 from pg_locks where locktype = 'advisory' and objid = ${STEP_LOCK} and not granted`,
      )
    ).rows.length > 0
  while (!(await isWaiting())) {
    if (child.exitCode !== null) throw new Error(`it ended before step ${atStep}`)
    await wait(10)
  }
  child.kill('SIGKILL')
  await ended
  await watch.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  )
  await watch.query('drop event trigger take_step')
  await watch.end()
}

it('a migration killed at any step leaves nothing half done; the next run completes it (F22)', async () => {
  const clean = await emptyDatabase()
  const watch = await watchSteps(clean, -1)
  expect(await migrate(clean, ROLE_PASSWORDS)).toEqual(MIGRATIONS)
  const { rows } = await watch.query<{ steps: number }>(
    'select last_value::int as steps from steps.taken',
  )
  await watch.end()
  const steps = rows[0]?.steps ?? 0
  expect(steps).toBeGreaterThan(MIGRATIONS.length)
  const whole = await digest(clean)
  for (const part of isLong ? [0.05, 0.3, 0.6, 0.9, 1] : [0.6]) {
    const url = await emptyDatabase()
    await migrateAndKill(url, Math.round(steps * part))
    expect(await digest(url)).not.toContain('publish_attempts')
    await migrate(url, ROLE_PASSWORDS)
    expect(await digest(url)).toBe(whole)
  }
}, 180_000)

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
