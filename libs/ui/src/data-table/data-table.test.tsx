import { fireEvent, render, screen, within } from '@testing-library/react'
import { createPortal } from 'react-dom'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { findAxeViolations } from '../testing/find-axe-violations.ts'
import type { DataTableProps } from './data-table-props.ts'
import { DataTable } from './data-table.tsx'
import { moveSizes } from './move-sizes.ts'
import { Pager, pagesToShow } from './pager.tsx'

type Row = { readonly id: string; readonly title: string; readonly count: number | null }

const rows: readonly Row[] = [
  { id: '1', title: '防晒衣', count: 3 },
  { id: '2', title: '通勤包', count: null },
]

const show = (extra: Partial<DataTableProps<Row>> = {}) =>
  render(
    <DataTable
      caption="素材"
      rows={rows}
      rowId={(row) => row.id}
      columns={[
        { id: 'title', title: '标题', cell: (row) => row.title, inCard: 'title', isSortable: true },
        { id: 'count', title: '商品', cell: (row) => row.count, align: 'end' },
      ]}
      {...extra}
    />,
  )

it('is a named table with column headers and a dash for nothing', async () => {
  const { container } = show()
  const table = screen.getByRole('table', { name: '素材' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['标题', '商品'])
  expect(within(table).getAllByRole('row')[2]?.textContent).toContain('—')
  expect(await findAxeViolations(container)).toEqual([])
})

it('opens a row by its title or a press beside its controls, and says which is open', async () => {
  const open = vi.fn()
  const selection = {
    ids: new Set<string>(),
    onChange: vi.fn(),
    allLabel: '全选',
    rowLabel: (row: Row) => `选择 ${row.title}`,
  }
  const { container } = show({ onOpen: open, openId: '2', selection })
  fireEvent.click(screen.getByRole('button', { name: '防晒衣' }))
  expect(open.mock.calls).toEqual([[rows[0]]])
  fireEvent.click(screen.getByRole('checkbox', { name: '选择 防晒衣' }))
  expect(open).toHaveBeenCalledTimes(1)
  fireEvent.click(screen.getByText('3'))
  expect(open).toHaveBeenCalledTimes(2)
  const current = screen.getAllByRole('row').filter((row) => row.getAttribute('aria-current'))
  expect(current.map((row) => row.textContent)).toEqual([expect.stringContaining('通勤包')])
  expect(await findAxeViolations(container)).toEqual([])
})

it('can have the focus on a row, which Enter and Space then open', () => {
  const open = vi.fn()
  show({ onOpen: open })
  const row = screen.getByText('通勤包').closest('tr') as HTMLElement
  row.focus()
  expect(document.activeElement).toBe(row)
  expect(row.tabIndex).toBe(-1)
  fireEvent.keyDown(row, { key: 'Enter' })
  fireEvent.keyDown(row, { key: ' ' })
  fireEvent.keyDown(row, { key: 'a' })
  // A key in the row belongs to what has the focus there.
  fireEvent.keyDown(screen.getByRole('button', { name: '通勤包' }), { key: 'Enter' })
  expect(open.mock.calls).toEqual([[rows[1]], [rows[1]]])
})

it('opens no row by a press in a menu that stands elsewhere in the page', () => {
  const open = vi.fn()
  const item = createPortal(<div role="menuitem">删除</div>, document.body)
  show({
    onOpen: open,
    columns: [
      { id: 'title', title: '标题', cell: (row) => row.title },
      { id: 'acts', title: '操作', cell: (row) => (row.id === '1' ? item : null) },
    ],
  })
  fireEvent.click(screen.getByRole('menuitem', { name: '删除' }))
  expect(open).not.toHaveBeenCalled()
  fireEvent.click(screen.getByText('防晒衣'))
  expect(open).toHaveBeenCalledTimes(1)
})

it('asks for a sort and says the current one', () => {
  const sort = vi.fn()
  show({ sort: { columnId: 'title', direction: 'desc' }, onSortChange: sort })
  const header = screen.getByRole('columnheader', { name: '标题' })
  expect(header.getAttribute('aria-sort')).toBe('descending')
  fireEvent.click(within(header).getByRole('button'))
  expect(sort).toHaveBeenCalledWith({ columnId: 'title', direction: 'asc' })
})

it('draws what fits a screen first and the rest at once after it; later rows come whole', () => {
  const many = Array.from({ length: 40 }, (_, at) => ({ id: `${at}`, title: `${at}`, count: at }))
  const counts: number[] = []
  const Counted = ({ of }: { readonly of: number }) => {
    counts[of] = (counts[of] ?? 0) + 1
    return null
  }
  const columns = [{ id: 'n', title: '数', cell: (row: Row) => <Counted of={Number(row.id)} /> }]
  const first = renderToString(
    <DataTable caption="素材" rows={many} rowId={(row) => row.id} columns={columns} />,
  )
  expect(first.match(/<tr/g)).toHaveLength(1 + 14)
  counts.length = 0
  const { rerender } = render(
    <DataTable caption="素材" rows={many} rowId={(row) => row.id} columns={columns} />,
  )
  expect(screen.getAllByRole('row')).toHaveLength(1 + 40)
  // The rows that are there already are not drawn again with the rest.
  expect(counts.slice(0, 14)).toEqual(Array.from({ length: 14 }, () => 1))
  counts.length = 0
  rerender(<DataTable caption="素材" rows={[...many]} rowId={(row) => row.id} columns={columns} />)
  // In one drawing: a table that is scrolled does not get shorter in between.
  expect(counts).toEqual(Array.from({ length: 40 }, () => 1))
})

describe('selection', () => {
  const showWith = (ids: readonly string[]) => {
    const onChange = vi.fn<(ids: ReadonlySet<string>) => void>()
    show({
      selection: { ids: new Set(ids), onChange, allLabel: '全选', rowLabel: (row) => row.title },
    })
    return () => [...(onChange.mock.calls.at(-1)?.[0] ?? [])]
  }

  it('adds and removes a row', () => {
    const chosen = showWith(['1'])
    fireEvent.click(screen.getByRole('checkbox', { name: '通勤包' }))
    expect(chosen()).toEqual(['1', '2'])
    fireEvent.click(screen.getByRole('checkbox', { name: '防晒衣' }))
    expect(chosen()).toEqual([])
  })

  it('chooses the whole page and keeps what is chosen on other pages', () => {
    const chosen = showWith(['9', '1'])
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: '全选' })
    expect(all.indeterminate).toBe(true)
    fireEvent.click(all)
    expect(chosen()).toEqual(['9', '1', '2'])
  })

  it('clears the page when all of it is chosen', () => {
    const chosen = showWith(['9', '1', '2'])
    fireEvent.click(screen.getByRole('checkbox', { name: '全选' }))
    expect(chosen()).toEqual(['9'])
  })
})

it('shows skeleton rows at first and keeps rows while it loads again', () => {
  const { rerender } = render(
    <DataTable caption="素材" rows={[]} rowId={String} columns={[]} isLoading empty="没有" />,
  )
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
  expect(screen.queryByText('没有')).toBeNull()
  rerender(
    <DataTable
      caption="素材"
      rows={['x']}
      rowId={String}
      isLoading
      columns={[{ id: 'a', title: 'A', cell: String }]}
    />,
  )
  expect(screen.getByRole('cell').textContent).toContain('x')
})

it('shows why there are no rows', () => {
  const { unmount } = show({ rows: [], empty: '没有符合条件的结果' })
  expect(screen.getByRole('table').textContent).toContain('没有符合条件的结果')
  unmount()
  show({ error: '加载失败' })
  expect(screen.getByText('加载失败')).toBeDefined()
  expect(screen.queryByText('防晒衣')).toBeNull()
})

describe('Pager', () => {
  it('never hides a single page behind a gap', () => {
    expect(pagesToShow(1, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(pagesToShow(1, 20)).toEqual([1, 2, 3, 4, 5, 'gap-after', 20])
    expect(pagesToShow(4, 20)).toEqual([1, 2, 3, 4, 5, 'gap-after', 20])
    expect(pagesToShow(10, 20)).toEqual([1, 'gap-before', 9, 10, 11, 'gap-after', 20])
    expect(pagesToShow(20, 20)).toEqual([1, 'gap-before', 16, 17, 18, 19, 20])
  })

  it('marks the current page and stops at the ends', async () => {
    const go = vi.fn()
    const { container } = render(
      <Pager
        page={1}
        pageSize={20}
        totalCount={41}
        onPageChange={go}
        onPageSizeChange={vi.fn()}
        labels={{
          nav: '分页',
          previous: '上一页',
          next: '下一页',
          page: (page) => `第 ${page} 页`,
          pageSize: '每页条数',
          pageSizeOption: (size) => `${size} 条/页`,
        }}
      />,
    )
    expect(screen.getByRole('button', { name: '第 1 页' }).getAttribute('aria-current')).toBe(
      'page',
    )
    expect(screen.getByRole('button', { name: '上一页' }).hasAttribute('disabled')).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: '第 3 页' }))
    expect(go).toHaveBeenCalledWith(3)
    expect(await findAxeViolations(container)).toEqual([])
  })
})

describe('many rows', () => {
  const many = Array.from({ length: 61 }, (_, at) => ({ id: `${at}`, title: `题${at}`, count: at }))
  /** happy-dom has no layout: boxes get the heights that a browser would give them. */
  const withHeights = () => {
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400)
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900)
  }
  afterEach(() => vi.restoreAllMocks())

  it('draws those in sight, says how many there are, and where each stands', async () => {
    withHeights()
    show({ rows: many, boxClassName: 'overflow-auto' })
    const table = screen.getByRole('table')
    await vi.waitFor(() => expect(table.querySelector('[data-index]')).not.toBeNull())
    expect(table.getAttribute('aria-rowcount')).toBe('62')
    const drawn = [...table.querySelectorAll('[data-index]')]
    expect(drawn.length).toBeLessThan(40)
    const [first] = drawn
    expect(Number(first?.getAttribute('aria-rowindex'))).toBe(
      Number(first?.getAttribute('data-index')) + 2,
    )
  })

  it('keeps the estimates of rows that are not displayed, and adds no further rows for them', async () => {
    withHeights()
    // A hidden view has no heights, while the page that scrolls it has one.
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect())
    const rows = Array.from({ length: 5_000 }, (_, at) => ({ id: `${at}`, title: '题', count: at }))
    show({ rows, boxClassName: 'overflow-auto' })
    const table = screen.getByRole('table')
    await vi.waitFor(() => expect(table.querySelector('[data-index]')).not.toBeNull())
    expect(table.querySelectorAll('[data-index]').length).toBeLessThan(40)
  })

  it('takes the heights of rows along when the rows change places', () => {
    const sizes = new Map([
      [0, 40],
      [1, 72],
    ])
    expect(moveSizes(sizes, ['a', 'b', 'c'], ['c', 'b', 'a'])).toEqual(
      new Map([
        [1, 72],
        [2, 40],
      ]),
    )
    expect(moveSizes(sizes, ['a', 'b'], ['x', 'a'])).toEqual(new Map([[1, 40]]))
    expect(moveSizes(sizes, ['a', 'b'], ['a', 'b', 'c'])).toBeNull()
    expect(moveSizes(sizes, ['a', 'b'], ['a'])).toBeNull()
  })

  it('stays plain up to 60 rows', () => {
    show({ rows: many.slice(0, 60) })
    expect(screen.getAllByRole('row')).toHaveLength(61)
    expect(screen.getByRole('table').hasAttribute('aria-rowcount')).toBe(false)
  })
})

it('keeps pinned columns at their edges, beside those pinned before them', () => {
  const selection = {
    ids: new Set<string>(),
    onChange: vi.fn(),
    allLabel: '全选',
    rowLabel: () => '',
  }
  const cell = (row: Row) => row.title
  show({
    selection,
    columns: [
      { id: 'a', title: '甲', cell, pin: 'start', width: 100 },
      { id: 'b', title: '乙', cell, pin: 'start' },
      { id: 'c', title: '丙', cell },
      { id: 'd', title: '丁', cell, pin: 'end', width: 80 },
      { id: 'e', title: '戊', cell, pin: 'end', width: 60 },
    ],
  })
  const insets = screen
    .getAllByRole('columnheader')
    .map(({ style }) => style.insetInlineStart || style.insetInlineEnd)
  expect(insets).toEqual([
    '',
    'calc(var(--target) + 2 * var(--cell) + 0px)',
    'calc(var(--target) + 2 * var(--cell) + 100px)',
    '',
    '60px',
    '0px',
  ])
})
