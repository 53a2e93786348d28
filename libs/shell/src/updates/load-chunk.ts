import type { Clock, KeyValueStore } from '@omc/core'
import { CHUNK_LOAD_TIMEOUT_MS, ChunkFailure, isChunkFailure } from './chunk-failure.ts'

/** No second reload within this time. @source reliability F27 */
export const RELOAD_GUARD_MS = 30_000

const KEY = 'omc.reloaded-at'

export type LoadChunkPorts = {
  readonly clock: Clock
  /** Storage of this browser tab only: other tabs reload independently. */
  readonly store: () => KeyValueStore
  readonly reload: () => void
  /** A run or an unsaved form is open. */
  readonly isHeld: () => boolean
  /** False only when the browser knows that it has no network. */
  readonly isOnline: () => boolean
}

/**
 * Loads a chunk of the program. If its file is gone, the page is
 * loaded again, once; the promise then never settles. A file that does not arrive within 120 s
 * fails, and is not asked for by a reload: the network is slow, the file is not gone.
 *
 * @param name  name of the part in an error message
 * @source      console spec §8, chunk load failure; §9, chunk load time-out; reliability F27
 */
export async function loadChunk<T>(
  load: () => Promise<T>,
  name: string,
  ports: LoadChunkPorts,
): Promise<T> {
  try {
    return await inTime(load, name, ports.clock)
  } catch (error) {
    const isSlow = error instanceof ChunkFailure && error.reason === 'timeout'
    if (isChunkFailure(error) && !isSlow && reloadOnce(ports))
      return await new Promise<never>(() => undefined)
    throw error
  }
}

/**
 * Reloads the page once for a missing part; never twice within 30 s, never while a run or an
 * unsaved form is open, and never without a network, where the page itself could not be loaded.
 *
 * @returns whether the page is on its way
 * @source  reliability F27
 */
export function reloadOnce({ clock, store, reload, isHeld, isOnline }: LoadChunkPorts): boolean {
  if (isHeld() || !isOnline()) return false
  try {
    const kept = store()
    const last = Number(kept.getItem(KEY) ?? Number.NEGATIVE_INFINITY)
    // A clock that was set back must not keep the page from ever being loaded again.
    const since = Math.abs(clock.now() - last)
    if (since < RELOAD_GUARD_MS) return false
    kept.setItem(KEY, String(clock.now()))
  } catch {
    // Without a note of the last reload there could be a circle of them.
    return false
  }
  reload()
  return true
}

function inTime<T>(load: () => Promise<T>, name: string, clock: Clock): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const disarm = clock.at(clock.now() + CHUNK_LOAD_TIMEOUT_MS, () =>
      reject(new ChunkFailure({ chunk: name, reason: 'timeout', url: '' })),
    )
    load().then(resolve, reject).finally(disarm)
  })
}
