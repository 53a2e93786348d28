import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { EmptyState } from '../feedback/empty-state.tsx'
import { ErrorState } from '../feedback/error-state.tsx'
import { Button } from '../primitives/button.tsx'
import { StatusChip } from '../primitives/status-chip.tsx'
import { LOOKS, told, type Tell, type Usage } from '../testing/index.ts'
import type { DataColumn, DataSort, DataTableProps } from './data-table-props.ts'
import { DataTable } from './data-table.tsx'

type Material = {
  readonly id: string
  readonly title: string
  readonly goodsCount: number
  readonly changedAt: string
  readonly owner: string
}

type Args = DataTableProps<Material>

const meta: Meta<Args> = {
  title: 'Data/DataTable',
  component: DataTable,
  parameters: {
    usage: {
      use: {
        zh: '记录的列表：排序、选择、加载、空、错误都有；窄屏时每行成为卡片。',
        en: 'A list of records with sorting, selection, loading, empty and error; cards on narrow screens.',
      },
      avoid: {
        zh: '两三行的对照（Table）；图片网格。',
        en: 'Two or three rows to compare (Table); grids of pictures.',
      },
      keys: [
        {
          keys: ['Tab'],
          does: { zh: '到表格、列名、勾选框', en: 'To the box, the heads, the checkboxes' },
        },
        { keys: ['Enter', 'Space'], does: { zh: '排序或勾选', en: 'Sorts or checks' } },
        { keys: ['↑', '↓'], does: { zh: '滚动', en: 'Scroll' } },
      ],
    } satisfies Usage,
  },
  render: told((t, args) => <Held t={t} {...args} />),
  decorators: [
    (Story) => (
      <div className="flex flex-col rounded-card border border-line bg-surface">
        <Story />
      </div>
    ),
  ],
}
export default meta

type Story = StoryObj<Args>

const materials = (t: Tell): readonly Material[] => [
  {
    id: '1',
    title: t('夏季防晒衣测评', 'Sun jackets tested'),
    goodsCount: 3,
    changedAt: '07-26 14:02',
    owner: t('李雷', 'Li Lei'),
  },
  {
    id: '2',
    title: t('通勤包三款对比', 'Three commuter bags'),
    goodsCount: 1,
    changedAt: '07-26 13:58',
    owner: t('韩梅', 'Han Mei'),
  },
  {
    id: '3',
    title: t('露营灯合集', 'Camping lamps'),
    goodsCount: 12,
    changedAt: '07-25 20:11',
    owner: '',
  },
]

const columns = (t: Tell): readonly DataColumn<Material>[] => [
  { id: 'title', title: t('标题', 'Title'), cell: ({ title }) => title, inCard: 'title' },
  {
    id: 'status',
    title: t('状态', 'Status'),
    cell: () => (
      <StatusChip tone="violet" shape="diamond-solid">
        {t('已处理', 'Processed')}
      </StatusChip>
    ),
  },
  { id: 'goods', title: t('商品', 'Goods'), cell: ({ goodsCount }) => goodsCount, align: 'end' },
  {
    id: 'changed',
    title: t('更新时间', 'Changed'),
    cell: ({ changedAt }) => changedAt,
    isSortable: true,
  },
  { id: 'owner', title: t('负责人', 'Owner'), cell: ({ owner }) => owner },
]

function Held({ t, ...args }: Partial<Args> & { readonly t: Tell }) {
  const [sort, setSort] = useState<DataSort>({ columnId: 'changed', direction: 'desc' })
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set(['2']))
  return (
    <DataTable
      caption={t('素材', 'Materials')}
      columns={columns(t)}
      rows={materials(t)}
      rowId={({ id }) => id}
      sort={sort}
      onSortChange={setSort}
      selection={{
        ids,
        onChange: setIds,
        allLabel: t('选择本页全部', 'Select the page'),
        rowLabel: ({ title }) => `${t('选择', 'Select')} ${title}`,
      }}
      {...args}
    />
  )
}

export const Default: Story = {}
export const Hover: Story = { ...LOOKS.hover }

export const SortsAndSelects: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: /更新时间|Changed/ }))
    await expect(screen.getAllByRole('columnheader')[4]).toHaveAttribute('aria-sort', 'ascending')
    const [all, ...rows] = screen.getAllByRole('checkbox')
    await expect(all).toBePartiallyChecked()
    if (all) await userEvent.click(all)
    for (const row of rows) await expect(row).toBeChecked()
  },
}

/** The first load: places of the rows to come. */
export const Loading: Story = { args: { isLoading: true, rows: [], loadingRowCount: 4 } }
/** Rows that are there stay; a line runs above them. */
export const Refreshing: Story = { args: { isLoading: true } }

export const Empty: Story = {
  render: told((t, args) => (
    <Held
      t={t}
      {...args}
      rows={[]}
      empty={
        <EmptyState
          title={t('没有符合条件的素材', 'No material matches')}
          action={<Button>{t('清除筛选', 'Clear filters')}</Button>}
        />
      }
    />
  )),
}

export const Failed: Story = {
  render: told((t, args) => (
    <Held
      t={t}
      {...args}
      rows={[]}
      error={
        <ErrorState
          message={t('素材没有加载出来，请重试', 'The materials did not load, try again')}
        />
      }
    />
  )),
}

/** Rows that open beside the table; one of them needs somebody. */
export const Opening: Story = {
  render: told((t, args) => (
    <Held
      t={t}
      {...args}
      openId="2"
      onOpen={() => undefined}
      mark={({ id }) => (id === '1' ? 'danger' : null)}
    />
  )),
}

/** More than fits: the head stays. */
export const Scrolling: Story = {
  args: { boxClassName: 'max-h-60' },
  render: told((t, args) => <Held t={t} {...args} rows={manyMaterials(t, 20)} />),
}

const manyMaterials = (t: Tell, count: number): readonly Material[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    title: `${t('夏季防晒衣测评', 'Sun jackets tested')} ${index + 1}`,
    goodsCount: index % 97,
    changedAt: '07-26 14:02',
    owner: index % 3 === 0 ? '' : t('李雷', 'Li Lei'),
  }))

const nextFrames = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })

/** More than 60 rows: only those in sight are drawn, and rows may differ in height. */
export const Virtual: Story = {
  args: { boxClassName: 'h-80 flex-none' },
  render: told((t, args) => {
    const [title, ...others] = columns(t)
    const tall: DataColumn<Material> = {
      id: 'title',
      title: t('标题', 'Title'),
      inCard: 'title',
      cell: ({ id, title: text }) => (
        <span className={Number(id) % 4 === 1 ? 'block py-4' : 'block'}>{text}</span>
      ),
    }
    return (
      <Held
        t={t}
        {...args}
        onOpen={() => undefined}
        columns={title ? [tall, ...others] : others}
        rows={manyMaterials(t, 100_000)}
      />
    )
  }),
  play: async () => {
    const table = await screen.findByRole('table')
    await expect(table).toHaveAttribute('aria-rowcount', '100001')
    const box = table.parentElement
    await waitFor(() => expect(table.querySelector('colgroup')).not.toBeNull())
    const widths = () =>
      [...table.querySelectorAll('th')].map((cell) => Math.round(cell.clientWidth))
    const before = widths()
    for (const place of [4_000, 1_900_000, Number.MAX_SAFE_INTEGER]) {
      box?.scrollTo({ top: place })
      await waitFor(() => expect(seenRows(table)).toBeGreaterThan(2))
      await nextFrames()
      await expect(widths()).toEqual(before)
    }
    await waitFor(() => expect(table.querySelector('[aria-rowindex="100001"]')).toBeInTheDocument())
    await expect(table.querySelectorAll('tbody tr').length).toBeLessThan(60)
    await keepsFocus(table)
  },
}

/** Rows that stand within the box, as a person sees them. */
function seenRows(table: HTMLElement): number {
  const box = table.parentElement?.getBoundingClientRect()
  return [...table.querySelectorAll('[data-index]')].filter((row) => {
    const { top, bottom } = row.getBoundingClientRect()
    return box !== undefined && bottom > box.top + 40 && top < box.bottom
  }).length
}

/** The focused row stays in the document, however far the others are. */
async function keepsFocus(table: HTMLElement): Promise<void> {
  const last = table.querySelector<HTMLElement>('[aria-rowindex="100001"] input')
  last?.focus()
  table.parentElement?.scrollTo({ top: 0 })
  await waitFor(() => expect(table.querySelector('[aria-rowindex="2"]')).toBeInTheDocument())
  await expect(last).toHaveFocus()
  last?.blur()
}

/** Columns with widths of their own; the first and the last stay while the others scroll. */
export const Pinned: Story = {
  args: { boxClassName: 'max-w-120' },
  render: told((t, args) => (
    <Held
      t={t}
      {...args}
      columns={columns(t).map((column) => ({
        ...column,
        width: 160,
        ...(column.id === 'title' ? { pin: 'start' as const } : {}),
        ...(column.id === 'owner' ? { pin: 'end' as const } : {}),
      }))}
    />
  )),
  play: async () => {
    const table = await screen.findByRole('table')
    const places = () =>
      [0, 1, 5].map((at) => Math.round(cellAt(table, at)?.getBoundingClientRect().left ?? 0))
    const before = places()
    table.parentElement?.scrollTo({ left: 200 })
    await nextFrames()
    await expect(places()).toEqual(before)
    table.parentElement?.scrollTo({ left: 0 })
  },
}

const cellAt = (table: HTMLElement, at: number) =>
  table.querySelectorAll('tbody tr')[1]?.querySelectorAll('td')[at]

export const Long: Story = { ...LOOKS.long }
export const Dark: Story = { ...LOOKS.dark }
export const Compact: Story = { ...LOOKS.compact }
