import type { KeyValueStore } from '../ports/key-value-store.ts'

/** A storage in memory; `block()` makes every later call throw, as a private window does. */
export type MemoryStore = KeyValueStore & {
  readonly values: Map<string, string>
  readonly clear: () => void
  readonly block: () => void
}

export function memoryStore(entries: Readonly<Record<string, string>> = {}): MemoryStore {
  const values = new Map(Object.entries(entries))
  let isBlocked = false
  const open = (): Map<string, string> => {
    if (isBlocked) throw new Error('the storage is blocked')
    return values
  }
  return {
    values,
    getItem: (key) => open().get(key) ?? null,
    setItem: (key, value) => void open().set(key, value),
    removeItem: (key) => void open().delete(key),
    clear: () => open().clear(),
    block: () => {
      isBlocked = true
    },
  }
}
