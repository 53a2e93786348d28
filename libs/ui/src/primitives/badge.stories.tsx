import type { Meta, StoryObj } from '@storybook/react-vite'
import { LOOKS, told, type Usage } from '../testing/index.ts'
import { Badge, type BadgeProps } from './badge.tsx'

const TONES = [
  'neutral',
  'accent',
  'success',
  'warning',
  'danger',
  'info',
  'violet',
  'teal',
] as const

const meta: Meta<BadgeProps> = {
  title: 'Data/Badge',
  component: Badge,
  args: { children: 8 },
  parameters: {
    usage: {
      use: {
        zh: '名称旁的小数目或短词，例如未读数。',
        en: 'A small count or word beside a name, e.g. unread notices.',
      },
      avoid: {
        zh: '记录的状态（StatusChip：还有形状）；可以点的东西。',
        en: 'The status of a record (StatusChip adds a shape); anything to press.',
      },
      keys: [],
    } satisfies Usage,
  },
}
export default meta

type Story = StoryObj<BadgeProps>

const everyTone = told<BadgeProps>((t, args) => (
  <div className="flex flex-wrap gap-2">
    {TONES.map((tone) => (
      <Badge key={tone} {...args} tone={tone}>
        {t('新', 'New')}
      </Badge>
    ))}
  </div>
))

export const Default: Story = {}
export const Tones: Story = { render: everyTone }
/** Beyond the limit the exact number is of no use. */
export const Many: Story = { args: { children: 1284 } }
export const Word: Story = { args: { tone: 'danger', children: 'beta' } }
export const Long: Story = { ...LOOKS.long, render: everyTone }
export const Dark: Story = { ...LOOKS.dark, render: everyTone }
