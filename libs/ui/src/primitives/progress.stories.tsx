import type { Meta, StoryObj } from '@storybook/react-vite'
import { LOOKS, told, type Usage } from '../testing/index.ts'
import { Progress, type ProgressProps } from './progress.tsx'

const meta: Meta<ProgressProps> = {
  title: 'Feedback/Progress',
  component: Progress,
  args: { value: 13, max: 51, valueText: '13 / 51' },
  parameters: {
    usage: {
      use: {
        zh: '多步工作走到哪里；长度未知时传 null。',
        en: 'How far a long piece of work is; null while its length is unknown.',
      },
      avoid: {
        zh: '一两秒的等待（Spinner）；还没到的内容（Skeleton）。',
        en: 'A second or two (Spinner); content on its way (Skeleton).',
      },
      keys: [],
    } satisfies Usage,
  },
  render: told((t, args) => (
    <div className="max-w-100">
      <Progress label={t('发布中', 'Publishing')} value={0} {...args} />
    </div>
  )),
}
export default meta

type Story = StoryObj<ProgressProps>

export const Default: Story = {}
export const Nothing: Story = { args: { value: 0, valueText: '0 / 51' } }
export const Done: Story = { args: { value: 51, valueText: '51 / 51', tone: 'success' } }
export const UnknownLength: Story = { args: { value: null } }
export const LabelHidden: Story = { args: { isLabelHidden: true } }

const everyTone = told<ProgressProps>((t, args) => (
  <div className="flex max-w-100 flex-col gap-4">
    {(['accent', 'success', 'warning', 'danger'] as const).map((tone) => (
      <Progress
        key={tone}
        label={`${t('发布中', 'Publishing')} · ${tone}`}
        value={13}
        {...args}
        tone={tone}
      />
    ))}
  </div>
))

export const Tones: Story = { render: everyTone }
export const Long: Story = { ...LOOKS.long }
export const Dark: Story = { ...LOOKS.dark, render: everyTone }
