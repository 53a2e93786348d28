/** A page of a list. */
export interface Page<Item> {
  readonly items: Item[]
  /** How many there are in all, whatever the page. */
  readonly total: number
  /** There are at least `total`: counting stopped there. */
  readonly totalCapped: boolean
  /** What to give as `page[after]` for the next page; null behind the last. */
  readonly nextCursor: string | null
}
