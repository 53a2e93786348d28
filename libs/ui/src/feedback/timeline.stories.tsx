import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleAlert } from 'lucide-react'
import { LOOKS, told, type Usage } from '../testing/index.ts'
import { Timeline, type TimelineProps } from './timeline.tsx'

const meta: Meta<TimelineProps> = {
  title: 'Data/Timeline',
  component: Timeline,
  parameters: {
    usage: {
      use: {
        zh: '发生过什么，按先后：发布日志、审核记录。',
        en: 'What happened, in order: a publishing log, a review trail.',
      },
      avoid: {
        zh: '还没发生的步骤；要筛选的大量记录（表格）。',
        en: 'Steps to come; many records to filter (a table).',
      },
      keys: [],
    } satisfies Usage,
  },
  render: told((t, args) => (
    <div className="max-w-100">
      <Timeline
        label={t('发布日志', 'Publishing log')}
        items={[
          { id: '1', time: '14:02:10', title: t('已领取', 'Claimed') },
          { id: '2', time: '14:02:11', title: t('提交中', 'Submitting'), tone: 'accent' },
          {
            id: '3',
            time: '14:02:41',
            title: t('渠道没有回答', 'The channel did not answer'),
            detail: t('2 分钟后查询结果', 'Looked up in 2 minutes'),
            tone: 'warning',
            icon: <CircleAlert size={16} aria-hidden />,
          },
          { id: '4', time: '14:04:41', title: t('已发布', 'Published'), tone: 'success' },
        ]}
        {...args}
      />
    </div>
  )),
}
export default meta

type Story = StoryObj<TimelineProps>

export const Default: Story = {}
export const Single: Story = {
  args: { items: [{ id: '1', time: '14:02', dateTime: '2026-07-26T14:02:00+08:00', title: '—' }] },
}
export const Long: Story = { ...LOOKS.long }
export const Dark: Story = { ...LOOKS.dark }
