import type { Meta, StoryObj } from '@storybook/react-vite'
import { LOOKS, told, type Tell, type Usage } from '../testing/index.ts'
import { StatusChip, type StatusChipProps } from './status-chip.tsx'

const meta: Meta<StatusChipProps> = {
  title: 'Data/StatusChip',
  component: StatusChip,
  args: { tone: 'success', shape: 'dot' },
  parameters: {
    usage: {
      use: {
        zh: '记录的状态：形状、颜色和词一起说，黑白打印也读得出。',
        en: 'The status of a record: shape, colour and word together, readable in greyscale.',
      },
      avoid: {
        zh: '数目（Badge）；可以移除的筛选条件。',
        en: 'Counts (Badge); filters that can be taken off.',
      },
      keys: [],
    } satisfies Usage,
  },
  render: told((t, args) => (
    <StatusChip tone="success" shape="dot" {...args}>
      {t('已发布', 'Published')}
    </StatusChip>
  )),
}
export default meta

type Story = StoryObj<StatusChipProps>

const statuses = (t: Tell) =>
  [
    { tone: 'neutral', shape: 'ring', word: t('待处理', 'Fetched') },
    { tone: 'danger', shape: 'cross', word: t('已驳回', 'Rejected') },
    { tone: 'neutral', shape: 'erased', word: t('已删除', 'Deleted') },
    { tone: 'info', shape: 'diamond', word: t('已检查', 'Checked') },
    { tone: 'violet', shape: 'diamond-solid', word: t('已处理', 'Processed') },
    { tone: 'success', shape: 'dot', word: t('已发布', 'Published') },
    { tone: 'teal', shape: 'down', word: t('已下载', 'Downloaded') },
    { tone: 'accent', shape: 'turning', word: t('发布中', 'Publishing') },
    { tone: 'warning', shape: 'clock', word: t('等待重试', 'Waiting') },
    { tone: 'warning', shape: 'question', word: t('结果未知', 'Unknown') },
    { tone: 'danger', shape: 'alert', word: t('需要人工', 'Needs you') },
    { tone: 'neutral', shape: 'pause', word: t('已暂停', 'Paused') },
    { tone: 'neutral', shape: 'square', word: t('已停止', 'Stopped') },
  ] as const

const everyStatus = told<StatusChipProps>((t) => (
  <div className="flex max-w-140 flex-wrap gap-2">
    {statuses(t).map(({ word, ...look }) => (
      <StatusChip key={word} {...look}>
        {word}
      </StatusChip>
    ))}
  </div>
))

export const Default: Story = {}
export const Statuses: Story = { render: everyStatus }
/** A value nobody knows yet is shown as it came. */
export const UnknownValue: Story = {
  args: { tone: 'neutral', shape: 'ring' },
  render: (args) => <StatusChip {...args}>archived_v2</StatusChip>,
}
/** Every word must stay told from the others without its colour. */
export const Greyscale: Story = {
  render: everyStatus,
  decorators: [
    (Story) => (
      <div className="grayscale">
        <Story />
      </div>
    ),
  ],
}
export const Long: Story = { ...LOOKS.long, render: everyStatus }
export const Dark: Story = { ...LOOKS.dark, render: everyStatus }
