import type { RowRange } from '../model/row-range.ts'

/** Re-render only when the range is off by more than this many rows. */
const SLACK_ROWS = 2
/** Overscan rows added per frame, to stay within the frame budget. */
const STEP_ROWS = 3

/** Next range: all visible rows, and as much overscan as one frame allows. */
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

/** Whether the rendered range is close enough; at the ends of the list no row may be missing. */
export function isNearly(drawn: RowRange, wanted: RowRange, count: number): boolean {
  const isStartGood =
    wanted.start === 0 ? drawn.start === 0 : Math.abs(wanted.start - drawn.start) <= SLACK_ROWS
  const isEndGood =
    wanted.end === count ? drawn.end === count : Math.abs(wanted.end - drawn.end) <= SLACK_ROWS
  return isStartGood && isEndGood
}
