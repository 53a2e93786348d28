import {
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type SortingState,
} from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import './bench.css'
import {
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '../../../libs/ui/src/data-table/table.tsx'
import { Checkbox } from '../../../libs/ui/src/index.ts'
import { COLUMNS } from './cells.tsx'
import { byTitle, rowsIn, type BenchRow } from './contender.ts'

type Shown = { readonly data: BenchRow[]; readonly sorting: SortingState }

let shown: Shown = { data: [], sorting: [] }
let root: Root

function draw(next: Shown) {
  shown = next
  root.render(<Page {...shown} />)
}

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() })

const columns = COLUMNS.map(({ id, title, cell }) => ({
  id,
  header: title,
  accessorFn: (row: BenchRow) => row[id],
  cell: ({ row }: { readonly row: { readonly original: BenchRow } }) => cell(row.original),
  sortFn: (one: { original: BenchRow }, other: { original: BenchRow }) =>
    byTitle(one.original, other.original),
}))

/** TanStack Table and Virtual by their guides, with our cells and no more. */
function Page({ data, sorting }: Shown) {
  const box = useRef<HTMLDivElement>(null)
  const table = useTable({
    features,
    columns,
    data,
    state: { sorting },
    getRowId: ({ id }: BenchRow) => id,
  })
  const { rows } = table.getRowModel()
  // The guide of the virtualizer uses it so; there is no compiler here.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => 40,
    overscan: 4,
  })
  const items = virtual.getVirtualItems()
  return (
    <div ref={box} className="relative min-h-0 flex-1 overflow-auto">
      <table className="w-full table-fixed border-separate border-spacing-0 text-sm">
        <TableHead>
          {table.getHeaderGroups().map((group) => (
            <TableRow key={group.id}>
              <TableHeaderCell className="w-10" />
              {group.headers.map((header) => (
                <TableHeaderCell key={header.id}>
                  <table.FlexRender header={header} />
                </TableHeaderCell>
              ))}
            </TableRow>
          ))}
        </TableHead>
        <TableBody>
          <tr style={{ height: items[0]?.start ?? 0 }} />
          {items.map(({ index }) => {
            const row = rows[index]
            if (!row) return null
            return (
              <TableRow key={row.id} data-index={index} ref={virtual.measureElement}>
                <TableCell className="w-10">
                  <Checkbox isLabelHidden label={row.original.title} />
                </TableCell>
                {row.getAllCells().map((cell) => (
                  <TableCell key={cell.id} className="whitespace-nowrap">
                    <table.FlexRender cell={cell} />
                  </TableCell>
                ))}
              </TableRow>
            )
          })}
          <tr style={{ height: virtual.getTotalSize() - (items.at(-1)?.end ?? 0) }} />
        </TableBody>
      </table>
    </div>
  )
}

window.contender = {
  scroller: '#place table',
  async open(place) {
    root = createRoot(place)
    draw(shown)
    await new Promise((done) => requestAnimationFrame(done))
  },
  show: (answer) => draw({ data: rowsIn(answer), sorting: [] }),
  sort: () => draw({ ...shown, sorting: [{ id: 'title', desc: false }] }),
}
