import type { ReactNode } from 'react'
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '../data-table/table.tsx'

type ChartTableProps = {
  readonly caption: string
  readonly heads: readonly string[]
  readonly rows: readonly { readonly id: string; readonly cells: readonly ReactNode[] }[]
}

/** The values of a chart as a table. */
export function ChartTable({ caption, heads, rows }: ChartTableProps) {
  return (
    <Table caption={caption} boxClassName="max-h-80">
      <TableHead>
        <tr>
          {heads.map((head, at) => (
            <TableHeaderCell key={head} align={at === 0 ? 'start' : 'end'}>
              {head}
            </TableHeaderCell>
          ))}
        </tr>
      </TableHead>
      <TableBody>
        {rows.map(({ id, cells }) => (
          <TableRow key={id}>
            {cells.map((cell, at) => (
              <TableCell key={heads[at]} align={at === 0 ? 'start' : 'end'}>
                {cell}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
