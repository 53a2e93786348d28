import type { Meta, StoryObj } from '@storybook/react-vite'
import { LOOKS, told, type Usage } from '../testing/index.ts'
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  type TableProps,
  TableRow,
} from './table.tsx'

const meta: Meta<TableProps> = {
  title: 'Data/Table',
  component: Table,
  subcomponents: { TableHead, TableBody, TableRow, TableHeaderCell, TableCell },
  parameters: {
    usage: {
      use: {
        zh: '自己排版的表格；标题行固定，数字右对齐。',
        en: 'A table one lays out oneself; the head sticks, numbers are at the right.',
      },
      avoid: {
        zh: '资源列表（DataTable：加载、空、错误、选择都有）；排版。',
        en: 'Lists of records (DataTable brings loading, empty, error, selection); layout.',
      },
      keys: [
        {
          keys: ['↑', '↓', '←', '→'],
          does: { zh: '焦点在框上时滚动', en: 'Scroll while the box has focus' },
        },
      ],
    } satisfies Usage,
  },
  render: told((t, args) => (
    <Table caption={t('今日发布', 'Published today')} {...args}>
      <TableHead>
        <TableRow>
          <TableHeaderCell>{t('账号', 'Account')}</TableHeaderCell>
          <TableHeaderCell align="center">{t('设备', 'Device')}</TableHeaderCell>
          <TableHeaderCell align="end">{t('发布', 'Published')}</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {[
          [t('小红豆', 'Little bean'), 'A-02', 38],
          [t('露营日记', 'Camp diary'), 'A-05', 1284],
          [t('通勤包研究所', 'Bag lab'), 'B-01', 0],
        ].map(([account, device, count], index) => (
          <TableRow key={account} aria-selected={index === 1}>
            <TableCell>{account}</TableCell>
            <TableCell align="center">{device}</TableCell>
            <TableCell align="end">{count}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )),
}
export default meta

type Story = StoryObj<TableProps>

export const Default: Story = {}
export const Hover: Story = { ...LOOKS.hover }
/** The head stays while the rows scroll. */
export const Scrolling: Story = { args: { boxClassName: 'max-h-32' } }
export const Long: Story = { ...LOOKS.long }
export const Dark: Story = { ...LOOKS.dark }
export const Compact: Story = { ...LOOKS.compact }
