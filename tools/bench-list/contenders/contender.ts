/** A row as the server sends it. */
export type BenchRow = {
  readonly id: string
  readonly title: string
  readonly status: string
  readonly goods: number
  readonly owner: string
  readonly updatedAt: string
}

/** A table of rows that fills the page, with a box that scrolls it. */
export type Contender = {
  /** Shows the rows of an answer; resolves when what the table loads later is there. */
  readonly open: (place: HTMLElement) => Promise<void>
  readonly show: (answer: string) => void
  /** Sorts all rows by their title, as a press on its head does. */
  readonly sort: () => void
  /** Selector of the box that scrolls. */
  readonly scroller: string
}

declare global {
  interface Window {
    contender: Contender
  }
}

export const byTitle = (one: BenchRow, other: BenchRow): number =>
  one.title < other.title ? -1 : one.title > other.title ? 1 : 0

// as: the answers are made in the same run.
export const rowsIn = (answer: string): BenchRow[] => JSON.parse(answer) as BenchRow[]
