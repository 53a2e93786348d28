import { createListeners } from './listeners.ts'

export type ChatDraft = {
  /** As typed, not trimmed. */
  readonly getText: () => string
  readonly setText: (text: string) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** Text of the entry box, for all parts that follow it while people type. */
export function createDraft(first = ''): ChatDraft {
  let text = first
  const { add, tell } = createListeners()
  return {
    getText: () => text,
    setText(given) {
      if (given === text) return
      text = given
      tell()
    },
    subscribe: add,
  }
}
