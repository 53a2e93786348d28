import type { Meta, StoryObj } from '@storybook/react-vite'
import { LOOKS, told, type Usage } from '../testing/index.ts'
import { BarList, type BarListProps } from './bar-list.tsx'

const meta: Meta<BarListProps> = {
  title: 'Data/BarList',
  component: BarList,
  parameters: {
    usage: {
      use: {
        zh: '比较各项的大小；也用于逐步减少的流程。',
        en: 'Compares the sizes of items; also for steps that each keep a part.',
      },
      avoid: { zh: '随时间的变化（LineChart）。', en: 'Changes over time (LineChart).' },
      keys: [],
    } satisfies Usage,
  },
  render: told((t, args) => (
    <div className="max-w-100">
      <BarList
        label={t('渠道排行（条）', 'Channels')}
        heads={{
          name: t('渠道', 'Channel'),
          value: t('条数', 'Items'),
          before: t('上期', 'Before'),
        }}
        format={String}
        bars={[
          { id: '1', name: t('逛逛', 'Guangguang'), value: 78, before: 70 },
          { id: '2', name: t('有好货', 'Youhaohuo'), value: 52, before: 60 },
          { id: '3', name: t('京东', 'JD'), value: 0, before: null },
        ]}
        {...args}
      />
    </div>
  )),
}
export default meta

type Story = StoryObj<BarListProps>

export const Default: Story = {}
export const Shares: Story = { args: { hasShares: true } }
export const Steps: Story = {
  args: {
    tone: 'second',
    bars: [
      { id: '1', name: '采集', value: 480 },
      { id: '2', name: '处理', value: 392, note: '↓ 81.7%' },
      { id: '3', name: '发布', value: null },
    ],
  },
}
export const AsTable: Story = { args: { isTable: true } }
export const Long: Story = { ...LOOKS.long }
export const Dark: Story = { ...LOOKS.dark }
