export type ChatDraft = {
  /** As typed, not trimmed. */
  readonly getText: () => string
  readonly setText: (text: string) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** What stands in the entry box, for all parts that read along while it is typed. */
export function createDraft(first = ''): ChatDraft {
  let text = first
  const listeners = new Set<() => void>()
  return {
    getText: () => text,
    setText(given) {
      if (given === text) return
      text = given
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
