import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent } from 'storybook/test'
import { KEYS, LOOKS, told, type Tell, type Usage } from '../testing/index.ts'
import { ColumnChooser, type ArrangedColumn, type ColumnChooserProps } from './column-chooser.tsx'

const meta: Meta<ColumnChooserProps> = {
  title: 'Data/ColumnChooser',
  component: ColumnChooser,
  parameters: {
    usage: {
      use: {
        zh: '调整表格的列：顺序、宽度、固定、显示与否；放在列表的“列”面板里。',
        en: 'Arranges the columns of a table: order, width, pin and sight; stands in the panel of a list.',
      },
      avoid: {
        zh: '筛选或排序；不足四列的表格。',
        en: 'Filters or sorts; tables of fewer than four columns.',
      },
      keys: [
        KEYS.tab,
        KEYS.press,
        { keys: ['Enter'], does: { zh: '应用输入的宽度', en: 'Applies a typed width' } },
      ],
    } satisfies Usage,
  },
  render: told((t, args) => <Held t={t} {...args} />),
}
export default meta

type Story = StoryObj<ColumnChooserProps>

const arranged = (t: Tell): readonly ArrangedColumn[] => [
  { id: 'title', title: t('标题', 'Title'), isShown: true, width: 240, pin: 'start' },
  { id: 'status', title: t('状态', 'Status'), isShown: true },
  { id: 'goods', title: t('商品', 'Goods'), isShown: true },
  { id: 'owner', title: t('负责人', 'Owner'), isShown: false },
]

function Held({ t, ...args }: Partial<ColumnChooserProps> & { readonly t: Tell }) {
  const [columns, setColumns] = useState<readonly ArrangedColumn[] | null>(null)
  const { onReset: _onReset, ...rest } = args
  return (
    <ColumnChooser
      columns={columns ?? arranged(t)}
      onChange={setColumns}
      {...(columns ? { onReset: () => setColumns(null) } : {})}
      labels={{
        list: t('列', 'Columns'),
        up: (title) => t(`上移 ${title}`, `Move ${title} up`),
        down: (title) => t(`下移 ${title}`, `Move ${title} down`),
        width: (title) => t(`${title}的宽度`, `Width of ${title}`),
        autoWidth: t('自动', 'Auto'),
        pin: (title) => t(`固定 ${title}`, `Pin ${title}`),
        pins: {
          none: t('不固定', 'Not pinned'),
          start: t('左侧', 'Left'),
          end: t('右侧', 'Right'),
        },
        reset: t('恢复默认', 'Reset'),
      }}
      {...rest}
    />
  )
}

export const Default: Story = {}
export const Hover: Story = { ...LOOKS.hover }

export const Arranges: Story = {
  play: async () => {
    const order = () =>
      screen.getAllByRole('checkbox').map((box) => box.closest('li')?.dataset['column'])
    const down = screen.getByRole('button', { name: /下移 标题|Move Title down/ })
    await userEvent.click(down)
    await expect(order()).toEqual(['status', 'title', 'goods', 'owner'])
    await expect(down).toHaveFocus()
    const width = screen.getByRole('textbox', { name: /状态的宽度|Width of Status/ })
    await userEvent.type(width, '9000{Enter}')
    await expect(screen.getByRole('textbox', { name: /状态的宽度|Width of Status/ })).toHaveValue(
      '800',
    )
    await userEvent.click(screen.getByRole('button', { name: /恢复默认|Reset/ }))
    await expect(order()).toEqual(['title', 'status', 'goods', 'owner'])
  },
}

/** The last column in sight cannot be hidden. */
export const LastOne: Story = {
  render: told((t, args) => (
    <Held
      t={t}
      {...args}
      columns={arranged(t).map((column) => ({ ...column, isShown: column.id === 'title' }))}
    />
  )),
}

export const Long: Story = { ...LOOKS.long }
export const Dark: Story = { ...LOOKS.dark }
export const Compact: Story = { ...LOOKS.compact }
