import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../../../..')
const KEPT = join(ROOT, 'node_modules/.cache/omc-empty-database')
/** Everything that decides on the tables and on the programs of the database. */
const SOURCES = '{package-lock.json,apps/api/src/**/*.*,libs/{acl,core}/src/**/*.*}'

type Start = (dataDir: string) => Promise<void>

/** Once for all systems of a run, which start at the same time. */
let making: Promise<string> | undefined

/**
 * Fills a new data folder with a database that has all tables and no rows. Creating and migrating it
 * takes a third of a first start, so all systems of a day copy one. Demo rows name the addresses of
 * their system, so each system writes its own.
 *
 * @param start  starts a server without a demo on a folder and stops it once it is ready
 */
export async function copyEmptyDatabase(dataDir: string, start: Start): Promise<void> {
  cpSync(join(await (making ??= keep(start)), 'data'), dataDir, { recursive: true })
  // All users can read a copied folder, which the database refuses.
  chmodSync(join(dataDir, 'postgres/cluster'), 0o700)
}

/** @returns the folder in which the database is kept */
async function keep(start: Start): Promise<string> {
  const kept = join(KEPT, versionNow())
  if (existsSync(kept)) return kept
  mkdirSync(KEPT, { recursive: true })
  const others = readdirSync(KEPT).filter((name) => !name.startsWith('unfinished-'))
  const unfinished = mkdtempSync(join(KEPT, 'unfinished-'))
  try {
    await start(join(unfinished, 'data'))
    // Another run may have been faster.
    if (!existsSync(kept)) renameSync(unfinished, kept)
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
  for (const name of others) rmSync(join(KEPT, name), { recursive: true, force: true })
  return kept
}

/** Name of what the server of these sources creates today. */
function versionNow(): string {
  const hash = createHash('sha256')
  for (const path of globSync(SOURCES, { cwd: ROOT }).toSorted())
    hash.update(path).update(readFileSync(join(ROOT, path)))
  const day = new Date().toISOString().slice(0, 10)
  return `${day}-${hash.digest('hex').slice(0, 16)}`
}
