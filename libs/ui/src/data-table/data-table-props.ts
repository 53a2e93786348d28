import type { ReactNode } from 'react'
import type { CellAlign } from './table.tsx'

export type DataColumn<Row> = {
  readonly id: string
  readonly title: string
  readonly cell: (row: Row) => ReactNode
  readonly align?: CellAlign
  readonly isSortable?: boolean
  /** Class of the column's cells, e.g. a width. */
  readonly className?: string
  /** Width in px; without it a column is as wide as its cells need. */
  readonly width?: number
  /** Edge at which the column stays while the others scroll sideways. */
  readonly pin?: 'start' | 'end'
  /** In cards: the title line, an ordinary line with its name (the default), or left out. */
  readonly inCard?: 'title' | 'line' | 'none'
  /** The cells have controls of their own, so a title cannot be the button that opens its row. */
  readonly hasControls?: boolean
}

export type DataSort = { readonly columnId: string; readonly direction: 'asc' | 'desc' }

export type DataTableProps<Row> = {
  readonly caption: ReactNode
  readonly columns: readonly DataColumn<Row>[]
  readonly rows: readonly Row[]
  readonly rowId: (row: Row) => string
  readonly sort?: DataSort | null
  readonly onSortChange?: (sort: DataSort) => void
  readonly selection?: {
    readonly ids: ReadonlySet<string>
    readonly onChange: (ids: ReadonlySet<string>) => void
    readonly allLabel: string
    readonly rowLabel: (row: Row) => string
  }
  /** First load: rows of skeletons. With rows present they stay and the table says busy. */
  readonly isLoading?: boolean
  readonly loadingRowCount?: number
  readonly empty?: ReactNode
  /** In place of rows. */
  readonly error?: ReactNode
  /** Opens a row; its title is the button. */
  readonly onOpen?: (row: Row) => void
  /** Name of the button that opens a row, where the title has controls of its own. */
  readonly openLabel?: (row: Row) => string
  /** Of the row that is open. */
  readonly openId?: string | null
  /** A coloured edge; the row itself says in words what it stands for. */
  readonly mark?: (row: Row) => 'danger' | 'warning' | null
  readonly boxClassName?: string
}
