/** Listeners in the order of registration. */
export function createListeners() {
  const all = new Set<() => void>()
  return {
    /** Adds a listener; returns a function that removes it. */
    add(listener: () => void): () => void {
      all.add(listener)
      return () => all.delete(listener)
    },
    tell() {
      for (const listener of all) listener()
    },
  }
}
