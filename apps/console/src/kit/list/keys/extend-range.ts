/** Rows chosen by Shift and an arrow: from where it began to where it is. */
export type Range = {
  readonly anchor: string
  readonly at: string
  /** Rows that were chosen before. */
  readonly base: ReadonlySet<string>
}

type Rows = {
  /** Rows of the page in their order. */
  readonly ids: readonly string[]
  readonly chosen: ReadonlySet<string>
  /** Row with the focus. */
  readonly at: string
}

/**
 * Range after one more step.
 *
 * @param before range so far; one that ended at another row is not continued
 * @returns the range and all chosen rows; null at the end of the page
 */
export function extendRange(
  { ids, chosen, at }: Rows,
  step: 1 | -1,
  before: Range | null,
): { readonly range: Range; readonly chosen: ReadonlySet<string> } | null {
  const next = ids[ids.indexOf(at) + step]
  if (next === undefined || !ids.includes(at)) return null
  const { anchor, base } = before?.at === at ? before : { anchor: at, base: chosen }
  const [from, to] = [ids.indexOf(anchor), ids.indexOf(next)].toSorted((one, other) => one - other)
  return {
    range: { anchor, base, at: next },
    chosen: new Set([...base, ...ids.slice(from, (to ?? 0) + 1)]),
  }
}
