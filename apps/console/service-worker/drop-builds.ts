import { CACHE_PREFIX } from './build.ts'

// The previous build's files stay, because tabs that still run it may request them.
const KEPT_BUILDS = 2

// Pages loaded since may run any of these builds, so the newest ones are kept.
const KEPT_INSTALLED = 5

/** Cache that lists the builds that served, current first. With our prefix, to be dropped too. */
const NOTE = `${CACHE_PREFIX}served`
const NOTE_PATH = '/served'

/**
 * Records that a build serves from now on, and drops the files of unused builds. The previous build
 * is the one that served last, not the one installed last: of several releases in a row only the
 * newest starts to serve, once the last page of the previous one is closed.
 *
 * @param version  version of the build that starts to serve
 * @source         reliability F28
 */
export async function dropBuilds(caches: CacheStorage, version: string): Promise<void> {
  const note = await caches.open(NOTE)
  const before = await readServed(note)
  const kept = [version, ...before.filter((one) => one !== version)].slice(0, KEPT_BUILDS)
  await note.put(NOTE_PATH, Response.json(kept))
  const builds = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX))
  // Caches are in order of creation: those after this one are still being installed.
  const older = builds.slice(0, builds.indexOf(CACHE_PREFIX + version))
  const names = new Set([NOTE, ...kept.map((one) => CACHE_PREFIX + one)])
  await Promise.all(older.filter((name) => !names.has(name)).map((name) => caches.delete(name)))
}

/**
 * Drops the files of builds that were installed but never served, except the newest: a page that
 * stays open for weeks keeps every newer worker waiting.
 */
export async function dropPassedOver(caches: CacheStorage): Promise<void> {
  const served = (await readServed(await caches.open(NOTE))).map((one) => CACHE_PREFIX + one)
  const kept = new Set([NOTE, ...served])
  const builds = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX))
  const installed = builds.filter((name) => !kept.has(name))
  await Promise.all(installed.slice(0, -KEPT_INSTALLED).map((name) => caches.delete(name)))
}

/** File of the newest build that has it, as the server would send it. */
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
