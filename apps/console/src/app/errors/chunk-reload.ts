import { isPageHeld } from '../page-hold.ts'

const KEY = 'omc.reloaded-at'
const GUARD_MS = 30_000

/** A part of the application that the browser could not get, most likely after a release. */
export function isChunkFailure(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|Importing a module script failed|Unable to preload CSS|Failed to fetch module/i.test(
      error.message,
    )
  )
}

export type ReloadPorts = {
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>
  readonly now: () => number
  readonly reload: () => void
  readonly isHeld: () => boolean
}

const PAGE: ReloadPorts = {
  storage: () => sessionStorage,
  now: Date.now,
  reload: () => location.reload(),
  isHeld: isPageHeld,
}

/**
 * Reloads the page once for a missing part; never twice within 30 s, and never while a job runs.
 *
 * @returns whether the page is on its way
 * @source  reliability F27
 */
export function reloadOnce(ports: ReloadPorts = PAGE): boolean {
  if (ports.isHeld()) return false
  try {
    const storage = ports.storage()
    const last = Number(storage.getItem(KEY) ?? 0)
    if (ports.now() - last < GUARD_MS) return false
    storage.setItem(KEY, String(ports.now()))
  } catch {
    // Without a note of the last reload there could be a circle of them.
    return false
  }
  ports.reload()
  return true
}
