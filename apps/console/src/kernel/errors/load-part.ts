import { loadChunk, type LoadChunkPorts, reloadOnce } from '@omc/shell'
import { isPageHeld } from '../page/page-hold.ts'
import { browserClock } from '../ports/browser-clock.ts'
import { tabStore } from '../ports/browser-stores.ts'

const PAGE: LoadChunkPorts = {
  clock: browserClock(),
  store: tabStore,
  reload: () => location.reload(),
  isHeld: isPageHeld,
  isOnline: () => navigator.onLine,
}

/**
 * Loads a chunk of the application. If its file is gone, most likely after a release, the page
 * reloads once; the promise then never settles.
 *
 * @throws ChunkFailure after 120 s, or the browser's error if the page may not reload
 * @source console spec §8, chunk load failure; §9, chunk load time-out; reliability F27
 */
export const loadPart = <T>(load: () => Promise<T>): Promise<T> => loadChunk(load, 'part', PAGE)

/** For parts not loaded by `loadPart`, i.e. those of the design system. */
export const reloadForPart = (): boolean => reloadOnce(PAGE)
