import { isChunkFailure, reloadOnce } from './chunk-reload.ts'

/**
 * Loads a part of the application that has a file of its own. When the file is gone, most likely
 * after a release, the page is loaded again, once; the promise then never settles.
 *
 * @source reliability F27
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (isChunkFailure(error) && reloadOnce()) return new Promise<never>(() => undefined)
    throw error
  }
}
