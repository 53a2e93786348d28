/**
 * Measured heights of rows by position, after the rows changed places.
 *
 * @returns null when every row that was there stands where it stood
 */
export function moveSizes(
  sizes: ReadonlyMap<unknown, number>,
  before: readonly string[],
  after: readonly string[],
): ReadonlyMap<number, number> | null {
  if (before.every((id, at) => at >= after.length || after[at] === id)) return null
  const known = new Map(
    before.flatMap((id, at) => {
      const size = sizes.get(at)
      return size === undefined ? [] : [[id, size] as const]
    }),
  )
  return new Map(
    after.flatMap((id, at) => {
      const size = known.get(id)
      return size === undefined ? [] : [[at, size] as const]
    }),
  )
}
