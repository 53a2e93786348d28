import { CACHE_PREFIX } from './build.ts'

// The files of the build before this one stay: tabs that still run it may ask for them.
const KEPT_BUILDS = 2

// Pages that were loaded since may run any of them; who comes later finds only the newest ones.
const KEPT_INSTALLED = 5

/** Which builds served, the present one first. Begins like our caches: what takes those takes it. */
const NOTE = `${CACHE_PREFIX}served`
const NOTE_PATH = '/served'

/**
 * Notes that a build serves from now on, and drops the files of those that serve nobody. The one
 * before is the one that served last, not the one that was installed last: of several releases in a
 * row, only the newest begins to serve, once the last page of the one before is closed.
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

/**
 * Drops the files of builds that were installed and have never served, but for the newest ones: a
 * page that stays open for weeks holds every newer worker back.
 */
export async function dropPassedOver(caches: CacheStorage): Promise<void> {
  const served = (await readServed(await caches.open(NOTE))).map((one) => CACHE_PREFIX + one)
  const kept = new Set([NOTE, ...served])
  const builds = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX))
  const installed = builds.filter((name) => !kept.has(name))
  await Promise.all(installed.slice(0, -KEPT_INSTALLED).map((name) => caches.delete(name)))
}

/** A file of the newest build that has it: the one that a page would get from the server. */
export async function findNewest(
  caches: CacheStorage,
  path: string,
): Promise<Response | undefined> {
  const builds = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX))
  for (const name of builds.toReversed()) {
    const file = await (await caches.open(name)).match(path)
    if (file) return file
  }
  return undefined
}

async function readServed(note: Cache): Promise<readonly string[]> {
  const kept: unknown = await (await note.match(NOTE_PATH))?.json()
  return Array.isArray(kept) ? kept.map(String) : []
}
