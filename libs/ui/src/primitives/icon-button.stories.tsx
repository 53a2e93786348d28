import type { Meta, StoryObj } from '@storybook/react-vite'
import { RefreshCw, Trash2 } from 'lucide-react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { KEYS, LOOKS, told, type Usage } from '../testing/index.ts'
import { IconButton, type IconButtonProps } from './icon-button.tsx'

const meta: Meta<IconButtonProps> = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { onClick: fn() },
  parameters: {
    usage: {
      use: {
        zh: '常见而无需文字的动作：刷新、关闭、翻页。名称必填，同时作为提示显示。',
        en: 'Acts that need no word: refresh, close, next page. The name is required and is the tooltip.',
      },
      avoid: {
        zh: '含义不明显的动作：给 Button 写上文字。',
        en: 'Acts whose icon must be guessed: write it on a Button.',
      },
      keys: [KEYS.tab, KEYS.press],
    } satisfies Usage,
  },
  render: told((t, args) => (
    <IconButton label={t('刷新', 'Refresh')} icon={<RefreshCw size={16} aria-hidden />} {...args} />
  )),
}
export default meta

type Story = StoryObj<IconButtonProps>

export const Default: Story = {}

const everySize = told<IconButtonProps>((t, args) => (
  <div className="flex items-center gap-3">
    {(['sm', 'md', 'lg'] as const).map((size) => (
      <IconButton
        key={size}
        {...args}
        size={size}
        label={`${t('删除', 'Delete')} ${size}`}
        icon={<Trash2 size={16} aria-hidden />}
      />
    ))}
  </div>
))

export const Sizes: Story = { render: everySize }
export const Outlined: Story = { args: { variant: 'secondary' } }
export const Hover: Story = { ...LOOKS.hover, render: everySize }

/** The tooltip comes with the focus ring and repeats the name. */
export const Focus: Story = {
  play: async () => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).not.toBeEmptyDOMElement()
  },
}

export const Disabled: Story = { args: { disabled: true } }
export const Loading: Story = { args: { isLoading: true } }
export const Dark: Story = { ...LOOKS.dark, render: everySize }
export const Compact: Story = { ...LOOKS.compact, render: everySize }
