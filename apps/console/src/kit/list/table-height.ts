import { tableHeight } from '@omc/shell'
import type { CSSProperties } from 'react'

/** Sets `--table-height` for the tables inside, given the rows above them beyond the filters. */
export const tableHeightStyle = (extraRowCount = 0): CSSProperties =>
  // as: the type of styles has no custom properties.
  ({ '--table-height': tableHeight(extraRowCount) }) as CSSProperties
