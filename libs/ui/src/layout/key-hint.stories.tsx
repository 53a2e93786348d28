import type { Meta, StoryObj } from '@storybook/react-vite'
import { LOOKS, type Usage } from '../testing/index.ts'
import { KeyHint, type KeyHintProps } from './key-hint.tsx'

const meta: Meta<KeyHintProps> = {
  title: 'Layout/KeyHint',
  component: KeyHint,
  args: { keys: ['Ctrl', 'K'] },
  parameters: {
    usage: {
      use: { zh: '告诉人一个快捷键。', en: 'Telling a keyboard shortcut.' },
      avoid: {
        zh: '绑定按键（由页面绑定）；一般的强调。',
        en: 'Binding keys (the page does); mere emphasis.',
      },
      keys: [],
    } satisfies Usage,
  },
}
export default meta

type Story = StoryObj<KeyHintProps>

export const Default: Story = {}
export const Single: Story = { args: { keys: ['/'] } }
export const Three: Story = { args: { keys: ['Ctrl', 'Shift', 'F10'] } }
export const Dark: Story = { ...LOOKS.dark }
