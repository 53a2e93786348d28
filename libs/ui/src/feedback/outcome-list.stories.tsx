import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../primitives/button.tsx'
import { LOOKS, told, type Tell, type Usage } from '../testing/index.ts'
import { OutcomeList, type Outcome, type OutcomeListProps } from './outcome-list.tsx'

const meta: Meta<OutcomeListProps> = {
  title: 'Feedback/OutcomeList',
  component: OutcomeList,
  parameters: {
    usage: {
      use: {
        zh: '批量操作的逐条结果：哪些成功，哪些失败，为什么。',
        en: 'Results of a batch row by row: which are done, which failed, and why.',
      },
      avoid: {
        zh: '单个结果（提示条）；按时间发生的事（Timeline）。',
        en: 'A single result (a toast); events in time (Timeline).',
      },
      keys: [],
    } satisfies Usage,
  },
  render: told((t, args) => (
    <div className="max-w-120">
      <OutcomeList
        label={t('逐条结果', 'Row by row')}
        words={{ done: t('成功', 'Done'), failed: t('失败', 'Failed') }}
        items={rows(t)}
        {...args}
      />
    </div>
  )),
}
export default meta

const rows = (t: Tell): readonly Outcome[] => [
  { id: '1', name: t('夏季防晒衣测评', 'Sun jackets tested'), reason: null },
  {
    id: '2',
    name: t('通勤包三款对比', 'Three work bags compared'),
    reason: t(
      '这条内容已经发布，不能改为待处理',
      'It is published and cannot go back to processing',
    ),
  },
  { id: '3', name: t('露营灯合集', 'Camping lamps'), reason: null },
]

type Story = StoryObj<OutcomeListProps>

export const Default: Story = {}
export const AllDone: Story = {
  render: told((t, args) => (
    <OutcomeList
      label={t('逐条结果', 'Row by row')}
      words={{ done: t('成功', 'Done'), failed: t('失败', 'Failed') }}
      items={rows(t).map((row) => ({ ...row, reason: null }))}
      {...args}
    />
  )),
}
export const WithAction: Story = {
  render: told((t, args) => (
    <OutcomeList
      label={t('逐条结果', 'Row by row')}
      words={{ done: t('成功', 'Done'), failed: t('失败', 'Failed') }}
      items={rows(t).map((row) => ({
        ...row,
        action: row.reason === null ? null : <Button size="sm">{t('去修改', 'Edit')}</Button>,
      }))}
      {...args}
    />
  )),
}
export const Empty: Story = { args: { items: [] } }
export const Long: Story = { ...LOOKS.long }
export const Dark: Story = { ...LOOKS.dark }
