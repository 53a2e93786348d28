import { FiguresLine } from './figures-line.tsx'
import type { ListRow } from './list-names.ts'
import { LiveBar } from './live-bar.tsx'
import type { ListOnScreen } from './use-list.ts'

type FootLinesProps<Row extends ListRow> = { readonly its: ListOnScreen<Row> }

/** Below the rows of a list: what changed since it was read, and sums over all that match. */
export function FootLines<Row extends ListRow>({ its }: FootLinesProps<Row>) {
  const { live, figures } = its.list
  return (
    <>
      {live === undefined ? null : <LiveBar its={its} since={live} />}
      {figures === undefined ? null : <FiguresLine its={its} figures={figures} />}
    </>
  )
}
