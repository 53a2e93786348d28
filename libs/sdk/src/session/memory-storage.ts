import type { SessionStorage } from './session-ports.ts'

/** Keeps values as long as the object lives: for programs without a browser's storage, and tests. */
export function memoryStorage(seed: Readonly<Record<string, string>> = {}): SessionStorage {
  const kept = new Map(Object.entries(seed))
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}
