import type { TestApp } from './support.ts'

/**
 * Runs a statement that inserts very many rows into a table, as a restore does: no trigger copies
 * their words into the search, indexes are built afterwards, and the planner knows the table.
 */
export async function loadRows(t: TestApp, table: string, insert: string, values: unknown[]) {
  const indexes = await t.rows<{ name: string; text: string }>(
    `select i.indexname as name, i.indexdef as text from pg_indexes i
     where i.tablename = $1 and not exists (select from pg_constraint c where c.conname = i.indexname)`,
    [table],
  )
  for (const { name } of indexes) await t.rows(`drop index ${name}`)
  await t.rows(`alter table ${table} disable trigger user`)
  await t.rows(insert, values)
  await t.rows(`alter table ${table} enable trigger user`)
  for (const { text } of indexes) await t.rows(text)
  await t.rows(`vacuum analyze ${table}`)
}
