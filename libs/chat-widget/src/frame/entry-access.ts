import { createContext } from 'react'

/** Access to the entry box for parts that insert text. */
export type EntryAccess = {
  /**
   * Inserts text at the caret, replacing a selection; the caret moves after it and the box takes
   * focus. Returns false and inserts nothing if the result would be too long.
   */
  readonly insert: (text: string) => boolean
  /** The same, but replaces the whole text. */
  readonly replace: (text: string) => boolean
  readonly focus: () => void
}

/** Draft text and its actions, passed to a slot of the entry box. */
export type Entry = EntryAccess & {
  readonly text: string
  readonly setText: (text: string) => void
  /** Whether there is anything to send. */
  readonly canSend: boolean
  readonly send: () => void
  readonly maxLength: number
  readonly isDisabled: boolean
  /** `ref` of the text area. */
  readonly attach: (box: HTMLTextAreaElement | null) => void
}

/** Callback to which the entry box reports its access; null = unmounted. */
export const EntryAccessContext = createContext<(access: EntryAccess | null) => void>(() => {})
