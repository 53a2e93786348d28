import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '../../db/database.ts'
import { removeFile } from '../../exports/export-files.ts'

const BATCH = 500
/** A file that no row names any more: left behind by a try that was cut off. */
const ORPHAN_MS = 8 * 24 * 3_600_000

/**
 * Removes the files of expired exports, and then says so in their rows: a crash in between leaves
 * work for the next time and no file.
 *
 * @returns how many exports lost their file
 */
export async function removeExpiredExports(
  inDatabase: <T>(run: (db: Db) => Promise<T>) => Promise<T>,
  { filesDir, now }: { filesDir: string; now: Date },
): Promise<number> {
  const expired = await inDatabase((db) =>
    db
      .selectFrom('exports')
      .select(['id', 'file_key'])
      .where('expires_at', '<=', now)
      .where('file_key', 'is not', null)
      .where('removed_at', 'is', null)
      .limit(BATCH)
      .execute(),
  )
  for (const { file_key } of expired) if (file_key) await removeFile(filesDir, file_key)
  const ids = expired.map(({ id }) => id)
  if (ids.length > 0)
    await inDatabase((db) =>
      db
        .updateTable('exports')
        .set({ removed_at: now, updated_at: now })
        .where('id', 'in', ids)
        .execute(),
    )
  await removeOrphans(filesDir, now)
  return ids.length
}

async function removeOrphans(filesDir: string, now: Date) {
  const folder = join(filesDir, 'exports')
  for (const name of await names(folder)) {
    const { mtimeMs } = await stat(join(folder, name))
    if (now.getTime() - mtimeMs > ORPHAN_MS) await removeFile(filesDir, name)
  }
}

async function names(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    // Nothing was ever exported here.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
