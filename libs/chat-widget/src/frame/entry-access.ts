import { createContext } from 'react'

/** The caret of the entry box, for parts that put text into it. */
export type EntryAccess = {
  /**
   * Puts text at the caret, in place of a selection; the caret moves behind it and the box takes
   * focus. False, and nothing is put, when it would be too long.
   */
  readonly insert: (text: string) => boolean
  /** The same in place of everything. */
  readonly replace: (text: string) => boolean
  readonly focus: () => void
}

/** The text being written and what can be done with it; what a slot of the entry box gets. */
export type Entry = EntryAccess & {
  readonly text: string
  readonly setText: (text: string) => void
  /** Whether there is anything to send. */
  readonly canSend: boolean
  readonly send: () => void
  readonly maxLength: number
  readonly isDisabled: boolean
  /** `ref` of the text area that is written in. */
  readonly attach: (box: HTMLTextAreaElement | null) => void
}

/** Where the entry box reports its caret; null = it has gone. */
export const EntryAccessContext = createContext<(access: EntryAccess | null) => void>(() => {})
