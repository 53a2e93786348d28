import { loadChunk, type LoadChunkPorts, reloadOnce } from '@omc/shell'
import { isPageHeld } from '../page/page-hold.ts'
import { browserClock } from '../ports/browser-clock.ts'
import { tabStore } from '../ports/browser-stores.ts'

const PAGE: LoadChunkPorts = {
  clock: browserClock(),
  store: tabStore,
  reload: () => location.reload(),
  isHeld: isPageHeld,
}

/**
 * Loads a part of the application that has a file of its own. When the file is gone, most likely
 * after a release, the page is loaded again, once; the promise then never settles.
 *
 * @throws ChunkFailure after 120 s, or what the browser said when the page may not be reloaded
 * @source console spec §8, chunk load failure; §9, chunk load time-out; reliability F27
 */
export const loadPart = <T>(load: () => Promise<T>): Promise<T> => loadChunk(load, 'part', PAGE)

/** For a part that was not loaded by `loadPart`: those of the design system. */
export const reloadForPart = (): boolean => reloadOnce(PAGE)
