import { CACHE_PREFIX } from './build.ts'

// The files of the build before this one stay: tabs that still run it may ask for them.
const KEPT_BUILDS = 2

/** Which builds served, the present one first. Begins like our caches: what takes those takes it. */
const NOTE = `${CACHE_PREFIX}served`
const NOTE_PATH = '/served'

/**
 * Notes that a build serves from now on, and drops the files of those that serve nobody. The one
 * before is the one that served last, not the one that was installed last: of several releases in a
 * row, only the newest takes over, and the open pages run none of those in between.
 *
 * @param version  of the build that begins to serve
 * @source         reliability F28
 */
export async function dropBuilds(caches: CacheStorage, version: string): Promise<void> {
  const note = await caches.open(NOTE)
  const before = await readServed(note)
  const kept = [version, ...before.filter((one) => one !== version)].slice(0, KEPT_BUILDS)
  await note.put(NOTE_PATH, Response.json(kept))
  const builds = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX))
  // In the order in which they were made: the ones behind this one are being installed.
  const older = builds.slice(0, builds.indexOf(CACHE_PREFIX + version))
  const names = new Set([NOTE, ...kept.map((one) => CACHE_PREFIX + one)])
  await Promise.all(older.filter((name) => !names.has(name)).map((name) => caches.delete(name)))
}

async function readServed(note: Cache): Promise<readonly string[]> {
  const kept: unknown = await (await note.match(NOTE_PATH))?.json()
  return Array.isArray(kept) ? kept.map(String) : []
}
