/** Those who want to hear of something, in the order in which they came. */
export function createListeners() {
  const all = new Set<() => void>()
  return {
    /** The answer takes the listener away. */
    add(listener: () => void): () => void {
      all.add(listener)
      return () => all.delete(listener)
    },
    tell() {
      for (const listener of all) listener()
    },
  }
}
