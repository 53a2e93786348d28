import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Migrator, type Migration, type MigrationProvider } from 'kysely/migration'
import { Pool } from 'pg'

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
 * Brings the schema up to date under an advisory lock and gives the two serving roles their
 * passwords. Safe to run from several processes and to be killed at any statement.
 *
 * @returns the names of the migrations that ran
 * @throws when a migration fails (nothing of it stays) or the server is not safe to publish with
 */
export async function migrate(ownerUrl: string, passwords: RolePasswords): Promise<string[]> {
  const pool = new Pool({ connectionString: ownerUrl, max: 2 })
  // A connection cut off while idle or closing must not end the process: the next statement fails.
  pool.on('error', () => undefined)
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  try {
    await refuseUnsafeServer(db)
    await createRoles(db, passwords)
    const { error, results } = await new Migrator({ db, provider: sqlFiles }).migrateToLatest()
    if (error) throw error
    return (results ?? []).map(({ migrationName }) => migrationName)
  } finally {
    await db.destroy()
  }
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
      `PostgreSQL 的 ${off.join(', ')} 不能为 off / PostgreSQL must not run with ${off.join(', ')} off`,
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
