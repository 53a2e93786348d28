import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Migrator, type Migration, type MigrationProvider } from 'kysely/migration'
import { Pool } from 'pg'
import { fillChannelRules } from './fill-channel-rules.ts'

const FOLDER = join(import.meta.dirname, 'migrations')

/** Numbered SQL files, in order; each runs in the one transaction of the migration run. */
const sqlFiles: MigrationProvider = {
  async getMigrations() {
    const names = (await readdir(FOLDER)).filter((name) => /^\d{6}_[a-z_]+\.sql$/.test(name)).sort()
    const entries = names.map(async (name): Promise<[string, Migration]> => {
      const text = await readFile(join(FOLDER, name), 'utf8')
      return [name, { up: async (db) => void (await sql.raw(text).execute(db)) }]
    })
    return Object.fromEntries(await Promise.all(entries))
  },
}

export interface RolePasswords {
  app: string
  jobs: string
}

/**
 * Brings the schema up to date under an advisory lock, gives the two serving roles their passwords
 * and every channel its default rules. Safe to run from several processes and to be killed at any statement.
 *
 * @param upTo  names of the last migrations to run; default all
 * @returns the names of the migrations that ran
 * @throws SchemaError when a newer version of the product has been there, before anything is changed
 * @throws when a migration fails (nothing of it stays) or the server is not safe to publish with
 */
export async function migrate(
  ownerUrl: string,
  passwords: RolePasswords,
  { upTo }: { upTo?: readonly string[] } = {},
): Promise<string[]> {
  const pool = new Pool({ connectionString: ownerUrl, max: 2 })
  // A connection cut off while idle or closing must not end the process: the next statement fails.
  pool.on('error', () => undefined)
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  try {
    await refuseUnsafeServer(db)
    const known = Object.keys(await sqlFiles.getMigrations())
    refuseNewer([...(await executed(db)), ...(upTo ?? [])], known)
    await createRoles(db, passwords)
    const migrator = new Migrator({ db, provider: sqlFiles })
    const last = upTo?.at(-1)
    const { error, results } = await (last === undefined
      ? migrator.migrateToLatest()
      : migrator.migrateTo(last))
    if (error) throw error
    if (last === undefined) await fillChannelRules(db)
    return (results ?? []).map(({ migrationName }) => migrationName)
  } finally {
    await db.destroy()
  }
}

/** A database that this version of the product does not know, in one line. */
export class SchemaError extends Error {
  override readonly name = 'SchemaError'
}

function refuseNewer(names: readonly string[], known: readonly string[]) {
  const newer = names.find((name) => !known.includes(name))
  if (newer === undefined) return
  throw new SchemaError(
    `数据库属于更新的版本（${newer}），此版本的程序不能使用它，请启动更新的版本\nthe database belongs to a newer version of the product (${newer}): start that version, this one cannot use it`,
  )
}

async function executed(db: Kysely<unknown>): Promise<string[]> {
  const { rows } = await sql<{ is_there: boolean }>`
    select to_regclass('kysely_migration') is not null as is_there`.execute(db)
  if (rows[0]?.is_there !== true) return []
  const done = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    db,
  )
  return done.rows.map(({ name }) => name)
}

/** A reported commit must survive a crash, because publishing relies on it. @source reliability §1.3 */
async function refuseUnsafeServer(db: Kysely<unknown>) {
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes')`.execute(
    db,
  )
  const off = rows.filter(({ setting }) => setting === 'off').map(({ name }) => name)
  if (off.length > 0) {
    throw new Error(
      `PostgreSQL 的 ${off.join(', ')} 不能为 off\nPostgreSQL must not run with ${off.join(', ')} off`,
    )
  }
}

/** Any number; the same in every process, so that two starts do not change a role at once. */
const ROLE_LOCK = 7_203_915

async function createRoles(db: Kysely<unknown>, passwords: RolePasswords) {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${ROLE_LOCK})`.execute(tx)
    for (const [role, password] of [
      ['omc_app', passwords.app],
      ['omc_jobs', passwords.jobs],
    ] as const) {
      await createRole(tx, role, password)
    }
  })
}

async function createRole(db: Kysely<unknown>, role: string, password: string) {
  const { rows } = await sql`select from pg_roles where rolname = ${role}`.execute(db)
  if (rows.length === 0) await sql`create role ${sql.id(role)} login nobypassrls`.execute(db)
  await sql`alter role ${sql.id(role)} password ${sql.lit(password)}`.execute(db)
}
