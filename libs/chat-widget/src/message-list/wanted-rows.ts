import type { RowRange } from '../model/row-range.ts'

/** A range that differs from the wanted one by no more rows than this is not drawn again. */
const SLACK_ROWS = 2
/** Rows added per frame beyond what is seen: a frame has other work to do too. */
const STEP_ROWS = 3

/** All that is seen, and of what is wanted beyond it as much as one frame has time for. */
export function stepTowards(wanted: RowRange, seen: RowRange, drawn: RowRange): RowRange {
  const isApart = drawn.end <= seen.start || drawn.start >= seen.end
  const { start, end } = isApart
    ? seen
    : { start: drawn.start - STEP_ROWS, end: drawn.end + STEP_ROWS }
  return {
    start: Math.max(wanted.start, Math.min(start, seen.start)),
    end: Math.min(wanted.end, Math.max(end, seen.end)),
  }
}

/** Whether the drawn rows are close enough to the wanted ones; at either end of the list none may be missing. */
export function isNearly(drawn: RowRange, wanted: RowRange, count: number): boolean {
  const isStartGood =
    wanted.start === 0 ? drawn.start === 0 : Math.abs(wanted.start - drawn.start) <= SLACK_ROWS
  const isEndGood =
    wanted.end === count ? drawn.end === count : Math.abs(wanted.end - drawn.end) <= SLACK_ROWS
  return isStartGood && isEndGood
}
