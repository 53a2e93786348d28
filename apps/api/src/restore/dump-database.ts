import type { Client } from 'pg'
import type { BackupHead, BackupLine } from './backup-format.ts'

const AT_ONCE = 500

/**
 * The lines of a backup: every row of one moment, read by the server itself, so that it may be an
 * outside one and may go on working.
 */
export async function* dumpDatabase(
  client: Client,
  about: { keyCheck: string; madeAt: Date },
): AsyncGenerator<string> {
  await client.query('begin transaction isolation level repeatable read read only')
  try {
    // Session settings must not change the format of values.
    await client.query(`set local timezone = 'UTC'; set local datestyle = 'ISO';
      set local extra_float_digits = 1; set local bytea_output = 'hex'; set local statement_timeout = 0`)
    const head = await readDatabaseHead(client, about)
    yield JSON.stringify(head)
    let count = 0
    for (const { name } of head.tables) {
      for await (const rows of rowsOf(client, name)) {
        count += rows.length
        yield JSON.stringify({ table: name, rows } satisfies BackupLine)
      }
    }
    yield JSON.stringify({ end: count } satisfies BackupLine)
  } finally {
    await client.query('rollback')
  }
}

async function* rowsOf(client: Client, table: string): AsyncGenerator<string[]> {
  await client.query(
    `declare backup_rows no scroll cursor for select t::text as row from public.${quoted(table)} t`,
  )
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${AT_ONCE} from backup_rows`)
    if (rows.length === 0) break
    yield rows.map(({ row }) => row)
  }
  await client.query('close backup_rows')
}

async function readDatabaseHead(
  client: Client,
  { keyCheck, madeAt }: { keyCheck: string; madeAt: Date },
): Promise<BackupHead> {
  const migrations = await client.query<{ name: string }>(
    'select name from kysely_migration order by name',
  )
  const sequences = await client.query<{ name: string; last: string | null }>(
    `select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public'`,
  )
  return {
    omc: 'database',
    version: 1,
    madeAt: madeAt.toISOString(),
    migrations: migrations.rows.map(({ name }) => name),
    keyCheck,
    tables: await readTables(client),
    sequences: sequences.rows,
  }
}

/** The product's tables; those of the migrations and of the job library make themselves. */
export async function readTables(client: Client): Promise<BackupHead['tables']> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname not like 'kysely\\_%'
     group by c.relname order by c.relname`,
  )
  return rows
}

/** A name as PostgreSQL takes any. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
