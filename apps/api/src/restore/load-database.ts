import type { Client } from 'pg'
import { BackupError, brokenBackup, readLine, type BackupHead } from './backup-format.ts'
import { quoted, readTables } from './dump-database.ts'
import { beginLife } from './lives.ts'
import type { Present } from './witness.ts'

/**
 * Puts the rows of a backup into a database that its migrations have made, and begins a new life of
 * it. All or nothing: one transaction, in which every reference between rows is checked.
 *
 * @throws BackupError
 */
export async function loadDatabase(
  client: Client,
  head: BackupHead,
  lines: AsyncIterable<string>,
): Promise<Present> {
  await client.query('begin')
  try {
    await client.query('set local statement_timeout = 0')
    await refuseOtherTables(client, head)
    const back = await liftRules(client, head)
    await client.query(`truncate ${head.tables.map(({ name }) => place(name)).join(', ')}`)
    await insertAll(client, lines)
    for (const { name, last } of head.sequences)
      if (last !== null) await client.query('select setval($1, $2)', [place(name), last])
    for (const statement of back) await client.query(statement)
    const present = await beginLife(client, 'restored')
    await client.query('commit')
    return present
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

const place = (table: string) => `public.${quoted(table)}`

async function refuseOtherTables(client: Client, head: BackupHead) {
  const here = JSON.stringify(await readTables(client))
  if (here === JSON.stringify(head.tables)) return
  throw new BackupError('备份的数据表与此版本不一致', 'the tables of the backup are not those here')
}

/** Drops references and triggers while rows are loaded. @returns statements that restore them */
async function liftRules(client: Client, head: BackupHead): Promise<string[]> {
  const { rows } = await client.query<{ table: string; name: string; rule: string }>(
    `select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as rule
     from pg_constraint k join pg_class c on c.oid = k.conrelid
     where k.contype = 'f' and c.relnamespace = 'public'::regnamespace`,
  )
  for (const { table, name } of rows)
    await client.query(`alter table ${place(table)} drop constraint ${quoted(name)}`)
  for (const { name } of head.tables)
    await client.query(`alter table ${place(name)} disable trigger user`)
  return [
    ...head.tables.map(({ name }) => `alter table ${place(name)} enable trigger user`),
    ...rows.map(
      ({ table, name, rule }) =>
        `alter table ${place(table)} add constraint ${quoted(name)} ${rule}`,
    ),
  ]
}

async function insertAll(client: Client, lines: AsyncIterable<string>) {
  const columns = await writableColumns(client)
  let count = 0
  for await (const text of lines) {
    const line = readLine(text)
    if ('end' in line) {
      if (line.end === count) return
      break
    }
    const names = columns.get(line.table)
    if (names === undefined) throw brokenBackup(`table ${line.table}`)
    const list = names.map(quoted).join(', ')
    const into = place(line.table)
    await client.query(
      `insert into ${into} (${list}) overriding system value
       select ${list} from unnest($1::text[]::${into}[])`,
      [line.rows],
    )
    count += line.rows.length
  }
  throw brokenBackup('its end is missing')
}

/** Columns that are not computed from others, by table. */
async function writableColumns(client: Client): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ table: string; names: string[] }>(
    `select table_name as table, array_agg(column_name::text order by ordinal_position) as names
     from information_schema.columns where table_schema = 'public' and is_generated = 'NEVER' group by 1`,
  )
  return new Map(rows.map(({ table, names }) => [table, names]))
}
