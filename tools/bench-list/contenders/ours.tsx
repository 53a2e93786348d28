import { createRoot, type Root } from 'react-dom/client'
import { DataTable, type DataSort } from '../../../libs/ui/src/index.ts'
import './bench.css'
import { COLUMNS } from './cells.tsx'
import { byTitle, rowsIn, type BenchRow } from './contender.ts'

type Shown = { readonly rows: readonly BenchRow[]; readonly sort: DataSort | null }

let shown: Shown = { rows: [], sort: null }
let root: Root

const columns = COLUMNS.map((column) => ({ ...column, isSortable: column.id === 'title' }))
const rowId = ({ id }: BenchRow) => id
const ignore = () => undefined
const selection = {
  ids: new Set<string>(),
  onChange: ignore,
  allLabel: '全选',
  rowLabel: ({ title }: BenchRow) => title,
}

function draw(next: Shown) {
  shown = next
  root.render(
    <DataTable
      caption="bench"
      columns={columns}
      rowId={rowId}
      onSortChange={ignore}
      selection={selection}
      {...shown}
    />,
  )
}

/** More rows than are plain, so that the virtual part is asked for. */
const MANY = Array.from({ length: 61 }, (_, at) => ({
  id: `${at}`,
  title: '',
  status: '',
  goods: 0,
  owner: '',
  updatedAt: '',
}))

window.contender = {
  scroller: '#place table',
  async open(place) {
    root = createRoot(place)
    draw({ rows: MANY, sort: null })
    while (!document.querySelector('[data-index]'))
      await new Promise((done) => requestAnimationFrame(done))
    root.unmount()
    root = createRoot(place)
    draw({ rows: [], sort: null })
  },
  show: (answer) => draw({ rows: rowsIn(answer), sort: null }),
  // The server sorts in the product; here the page has all rows.
  sort: () =>
    draw({ rows: shown.rows.toSorted(byTitle), sort: { columnId: 'title', direction: 'asc' } }),
}
