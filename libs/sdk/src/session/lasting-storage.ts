import { memoryStorage } from './memory-storage.ts'
import type { SessionStorage } from './session-ports.ts'

/**
 * A storage that never refuses: what the browser's has no room for lasts as long as the page.
 *
 * @source reliability F25
 */
export function lastingStorage(storage: SessionStorage): SessionStorage {
  const refused = memoryStorage()
  return {
    getItem: (key) => refused.getItem(key) ?? storage.getItem(key),
    setItem(key, value) {
      refused.removeItem(key)
      try {
        storage.setItem(key, value)
      } catch {
        // Nor must the value before it come back after a reload.
        storage.removeItem(key)
        refused.setItem(key, value)
      }
    },
    removeItem(key) {
      refused.removeItem(key)
      storage.removeItem(key)
    },
  }
}
