/** A message as a server sends it. */
export type BenchMessage = {
  readonly id: string
  readonly mine: boolean
  readonly name: string
  /** A date string. */
  readonly date: string
  readonly text: { readonly text: string }
}

/** A list of messages 525 px wide and 382 px high, at its end, in the way its own guide shows. */
export type Contender = {
  readonly mount: (place: HTMLElement, messages: readonly BenchMessage[]) => void
  readonly append: (message: BenchMessage) => void
  readonly prepend: (messages: readonly BenchMessage[]) => void
  /** Matches the element that scrolls. */
  readonly scroller: string
}

/** Rows carry the id of their message in this attribute. */
export const ROW_ID = 'data-message-id'
export const WIDTH = 525
export const HEIGHT = 382

declare global {
  interface Window {
    contender: Contender
  }
}
