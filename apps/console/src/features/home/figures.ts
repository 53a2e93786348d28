import type { RowCount } from '../../kit/list/row-count.ts'

/** Change of a figure against yesterday; null where either is unknown or not counted to its end. */
export function changeOf(today: RowCount | undefined, before: RowCount | undefined): number | null {
  if (!today || !before || today.isAtLeast || before.isAtLeast) return null
  return today.total - before.total
}

/** Share of published items among the settled ones, in percent with one decimal. */
export function successRate(
  published: RowCount | undefined,
  refused: RowCount | undefined,
): number | null {
  if (!published || !refused || published.isAtLeast || refused.isAtLeast) return null
  const settled = published.total + refused.total
  return settled === 0 ? null : Math.round((published.total / settled) * 1000) / 10
}

/** Difference of two shares in percentage points. */
export const pointsOf = (today: number | null, before: number | null): number | null =>
  today === null || before === null ? null : Math.round((today - before) * 10) / 10
