/** A page of a list. */
export interface Page<Item> {
  readonly items: Item[]
  /** How many there are in all, whatever the page. */
  readonly total: number
  /** There are at least `total`: counting stopped there. */
  readonly totalCapped: boolean
  /** Cursor of the next page for `page[after]`; null behind the last. */
  readonly nextCursor: string | null
}
