/** A message in the server's form. */
export type BenchMessage = {
  readonly id: string
  readonly mine: boolean
  readonly name: string
  /** A date string. */
  readonly date: string
  readonly text: { readonly text: string }
}

/** A message list of 525 × 382 px at its end, set up by its own guide. */
export type Contender = {
  readonly mount: (place: HTMLElement, messages: readonly BenchMessage[]) => void
  readonly append: (message: BenchMessage) => void
  readonly prepend: (messages: readonly BenchMessage[]) => void
  /** Selector of the scroll container. */
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
