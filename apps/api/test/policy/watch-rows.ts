import type { TestApp } from '../support.ts'
import { ROWS_HASH, VERSIONS_HASH } from './rows-hash.ts'

/** Rows of a table that nobody may change: those that a condition on `x` picks. */
export interface Kept {
  table: string
  where: string
}

/**
 * Tells the tables whose rows have changed since it was last asked. The database writes a new
 * version of each row that it changes: only where the versions are others are the values read.
 */
export async function watchRows(t: TestApp, kept: readonly Kept[]) {
  let versions = await hashes(t, VERSIONS_HASH, kept)
  const rows = await hashes(t, ROWS_HASH, kept)
  return async (): Promise<string[]> => {
    const now = await hashes(t, VERSIONS_HASH, kept)
    const written = kept.filter(({ table }) => now.get(table) !== versions.get(table))
    const held = await hashes(t, ROWS_HASH, written)
    const changed = [...held.keys()].filter((table) => held.get(table) !== rows.get(table))
    for (const [table, hash] of held) rows.set(table, hash)
    versions = now
    return changed
  }
}

async function hashes(t: TestApp, hash: string, kept: readonly Kept[]) {
  if (kept.length === 0) return new Map<string, string>()
  const parts = kept.map(
    ({ table, where }) =>
      `select '${table}' as name, ${hash} as hash from ${table} x where ${where}`,
  )
  const found = await t.rows<{ name: string; hash: string }>(parts.join(' union all '))
  return new Map(found.map((one) => [one.name, one.hash]))
}
