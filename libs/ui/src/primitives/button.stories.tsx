import type { Meta, StoryObj } from '@storybook/react-vite'
import { Send, Trash2 } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { KEYS, LOOKS, told, type Usage } from '../testing/index.ts'
import { Button, type ButtonProps } from './button.tsx'

const meta: Meta<ButtonProps> = {
  title: 'Actions/Button',
  component: Button,
  args: { onClick: fn() },
  parameters: {
    usage: {
      use: {
        zh: '触发一个动作。文字用“动词 + 对象”，一个视图只有一个主按钮。',
        en: 'Starting one act. The text is verb + object; a view has one primary button.',
      },
      avoid: {
        zh: '跳转页面（用链接）；开关设置（用 Switch）；只有图标（用 IconButton）。',
        en: 'Going to another page (a link), settings (Switch), an icon alone (IconButton).',
      },
      keys: [KEYS.tab, KEYS.press],
    } satisfies Usage,
  },
  render: told((t, args) => <Button {...args}>{t('保存草稿', 'Save draft')}</Button>),
}
export default meta

type Story = StoryObj<ButtonProps>

export const Default: Story = {}
export const Primary: Story = { args: { variant: 'primary' } }
export const Ghost: Story = { args: { variant: 'ghost' } }

/** Outlined and with an icon, so that it is not read as primary in red themes. */
export const Danger: Story = {
  args: { variant: 'danger', icon: <Trash2 size={16} aria-hidden /> },
  render: told((t, args) => <Button {...args}>{t('删除 8 条', 'Delete 8')}</Button>),
}

export const WithIcon: Story = {
  args: { variant: 'primary', icon: <Send size={16} aria-hidden /> },
  render: told((t, args) => <Button {...args}>{t('发布', 'Publish')}</Button>),
}

export const Sizes: Story = {
  render: told((t, args) => (
    <div className="flex flex-wrap items-center gap-3">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Button key={size} {...args} size={size}>
          {t('保存草稿', 'Save draft')}
        </Button>
      ))}
    </div>
  )),
}

const everyVariant = told<ButtonProps>((t, args) => (
  <div className="flex flex-wrap items-center gap-3">
    {(['primary', 'secondary', 'ghost', 'danger'] as const).map((variant) => (
      <Button key={variant} {...args} variant={variant}>
        {t('保存草稿', 'Save draft')}
      </Button>
    ))}
  </div>
))

export const Hover: Story = { ...LOOKS.hover, render: everyVariant }

export const Focus: Story = {
  args: { variant: 'primary' },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button')).toHaveFocus()
  },
}

export const Disabled: Story = { args: { disabled: true }, render: everyVariant }

/** Keeps focus and width; presses are ignored until the work is done. */
export const Loading: Story = {
  args: { isLoading: true, variant: 'primary' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const Long: Story = { ...LOOKS.long, render: everyVariant }
export const Dark: Story = { ...LOOKS.dark, render: everyVariant }
export const Compact: Story = { ...LOOKS.compact, render: everyVariant }
