import type { Meta, StoryObj } from '@storybook/react-vite'
import { TriangleAlert } from 'lucide-react'
import type { ComponentProps } from 'react'
import { expect, screen } from 'storybook/test'
import { LOOKS, told, type Usage } from '../testing/index.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

type Props = ComponentProps<typeof VisuallyHidden>

const meta: Meta<Props> = {
  title: 'Layout/VisuallyHidden',
  component: VisuallyHidden,
  parameters: {
    usage: {
      use: {
        zh: '只给读屏软件的文字，例如红点的“有更新”。',
        en: 'Text for screen readers only, e.g. what a red dot means.',
      },
      avoid: {
        zh: '大家都需要的说明；能用 aria-label 的控件。',
        en: 'What everybody needs to know; controls that can have an aria-label.',
      },
      keys: [],
    } satisfies Usage,
  },
  render: told((t) => (
    <p className="flex items-center gap-2 text-sm">
      <TriangleAlert size={16} aria-hidden className="text-warning-fg" />
      <VisuallyHidden>{t('注意：', 'Mind: ')}</VisuallyHidden>
      {t('登录将在 3 天后到期', 'The login ends in 3 days')}
    </p>
  )),
}
export default meta

type Story = StoryObj<Props>

export const Default: Story = {
  play: async () => {
    await expect(screen.getByText(/注意|Mind/)).toBeInTheDocument()
  },
}

export const Dark: Story = { ...LOOKS.dark }
