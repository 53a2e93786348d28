import type { Meta, StoryObj } from '@storybook/react-vite'
import { LOOKS, type Usage } from '../testing/index.ts'
import { Skeleton, type SkeletonProps } from './skeleton.tsx'

const meta: Meta<SkeletonProps> = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  parameters: {
    usage: {
      use: {
        zh: '内容第一次到来之前，大小与内容一致。',
        en: 'Before content first comes, in the size of the content.',
      },
      avoid: {
        zh: '已有内容的刷新（保留内容）；按钮里的等待（isLoading）。',
        en: 'Refreshing what is there (keep it); waiting in a button (isLoading).',
      },
      keys: [],
    } satisfies Usage,
  },
  decorators: [
    (Story) => (
      <div aria-busy className="max-w-80">
        <Story />
      </div>
    ),
  ],
}
export default meta

type Story = StoryObj<SkeletonProps>

export const Default: Story = {}
export const Lines: Story = { args: { lines: 3 } }
export const Picture: Story = { args: { className: 'aspect-3/4 w-40 rounded-card' } }
export const Dark: Story = { ...LOOKS.dark, args: { lines: 3 } }
