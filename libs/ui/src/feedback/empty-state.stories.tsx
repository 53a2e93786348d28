import type { Meta, StoryObj } from '@storybook/react-vite'
import { SearchX } from 'lucide-react'
import { Button } from '../primitives/button.tsx'
import { LOOKS, told, type Usage } from '../testing/index.ts'
import { EmptyState, type EmptyStateProps } from './empty-state.tsx'

const meta: Meta<EmptyStateProps> = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  parameters: {
    usage: {
      use: {
        zh: '没有内容时：说明为什么，给出一个下一步。',
        en: 'Where nothing is: says why and offers one step.',
      },
      avoid: {
        zh: '出错了（ErrorState）；还在加载（Skeleton）。',
        en: 'A failure (ErrorState); still loading (Skeleton).',
      },
      keys: [],
    } satisfies Usage,
  },
  render: told((t, args) => <EmptyState title={t('还没有素材', 'No materials yet')} {...args} />),
}
export default meta

type Story = StoryObj<EmptyStateProps>

const withStep = told<EmptyStateProps>((t, args) => (
  <EmptyState
    title={t('没有符合条件的素材', 'No material matches')}
    description={t(
      '当前有 3 个筛选条件。去掉一些，或换个关键词。',
      'Three filters are in force. Take some off, or try another word.',
    )}
    icon={<SearchX size={24} aria-hidden />}
    action={<Button>{t('清除筛选', 'Clear filters')}</Button>}
    {...args}
  />
))

export const Default: Story = {}
export const WithStep: Story = { render: withStep }
export const Long: Story = { ...LOOKS.long, render: withStep }
export const Dark: Story = { ...LOOKS.dark, render: withStep }
