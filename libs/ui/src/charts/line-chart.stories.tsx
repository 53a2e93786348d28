import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { LOOKS, told, type Usage } from '../testing/index.ts'
import { LineChart, type LineChartProps } from './line-chart.tsx'

const meta: Meta<LineChartProps> = {
  title: 'Data/LineChart',
  component: LineChart,
  parameters: {
    usage: {
      use: { zh: '随时间变化的数值，最多六条线。', en: 'Values over time, six lines at most.' },
      avoid: { zh: '名次（BarList）；单个数值。', en: 'Ranks (BarList); a single value.' },
      keys: [
        {
          keys: ['←', '→'],
          does: { zh: '逐点读出各条线的值', en: 'Reads the lines point by point' },
        },
      ],
    } satisfies Usage,
  },
  render: told((t, args) => (
    <LineChart
      label={t('每日发布（条）', 'Published by day')}
      pointLabel={t('日期', 'Day')}
      points={['11-17', '11-18', '11-19', '11-20', '11-21', '11-22', '11-23']}
      series={[
        { name: t('逛逛', 'Guangguang'), values: [9, 11, 10, 13, 11, 13, 11] },
        { name: t('有好货', 'Youhaohuo'), values: [7, 8, 7, 8, null, 8, 7] },
        { name: t('京东', 'JD'), values: [4, 5, 4, 5, 5, 6, 5] },
      ]}
      format={String}
      {...args}
    />
  )),
}
export default meta

type Story = StoryObj<LineChartProps>

export const Default: Story = {
  play: async () => {
    const reader = screen.getByRole('slider')
    await userEvent.click(reader)
    await expect(reader).toHaveAttribute('aria-valuetext', expect.stringContaining('11-'))
  },
}
export const AsTable: Story = { args: { isTable: true } }
export const Small: Story = { args: { isSmall: true } }
export const OneDay: Story = {
  args: { points: ['11-23'], series: [{ name: '京东', values: [12] }] },
}
export const Nothing: Story = {
  args: { points: ['11-22', '11-23'], series: [{ name: '京东', values: [0, 0] }] },
}
export const Six: Story = {
  args: {
    points: ['11-21', '11-22', '11-23'],
    series: ['a', 'b', 'c', 'd', 'e', 'f'].map((name, nth) => ({
      name: name.repeat(nth * 8 + 1),
      values: [nth, nth + 2, nth + 1],
    })),
  },
}
export const Long: Story = { ...LOOKS.long }
export const Dark: Story = { ...LOOKS.dark }
