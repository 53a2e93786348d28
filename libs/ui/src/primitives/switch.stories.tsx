import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { LOOKS, told, type Usage } from '../testing/index.ts'
import { Switch, type SwitchProps } from './switch.tsx'

const meta: Meta<SwitchProps> = {
  title: 'Inputs/Switch',
  component: Switch,
  args: { onCheckedChange: fn() },
  parameters: {
    usage: {
      use: {
        zh: '立即生效的开关，例如外观设置。',
        en: 'A setting that acts at once, e.g. in the theme drawer.',
      },
      avoid: {
        zh: '要提交才生效的表单项（Checkbox）；不可撤销的动作。',
        en: 'What waits for a form to be sent (Checkbox); acts without return.',
      },
      keys: [{ keys: ['Space', 'Enter'], does: { zh: '开或关', en: 'On or off' } }],
    } satisfies Usage,
  },
  render: told((t, args) => <Switch label={t('显示标签页', 'Show tabs')} {...args} />),
}
export default meta

type Story = StoryObj<SwitchProps>

export const Default: Story = {}
export const On: Story = { args: { defaultChecked: true } }

export const Focus: Story = {
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(screen.getByRole('switch')).toBeChecked()
  },
}

export const Disabled: Story = {
  render: told((t, args) => (
    <div className="flex flex-col gap-2">
      <Switch label={t('显示标签页', 'Show tabs')} {...args} disabled />
      <Switch label={t('固定头部', 'Fixed header')} {...args} disabled defaultChecked />
    </div>
  )),
}

export const WithDescription: Story = {
  render: told((t, args) => (
    <Switch
      label={t('紧凑', 'Compact')}
      description={t('行高 36，控件 28', 'Rows of 36, controls of 28')}
      {...args}
    />
  )),
}

/** A row of a settings list. */
export const Spread: Story = {
  render: told((t, args) => (
    <div className="w-70 rounded-card border border-line bg-surface p-4">
      <Switch label={t('显示进度条', 'Show progress bar')} isSpread {...args} />
      <Switch label={t('显示通知', 'Show notices')} isSpread defaultChecked {...args} />
    </div>
  )),
}

export const Long: Story = {
  ...LOOKS.long,
  render: told((t, args) => (
    <div className="w-70">
      <Switch label={t('显示进度条', 'Show progress bar')} isSpread {...args} />
    </div>
  )),
}

export const Dark: Story = { ...LOOKS.dark, args: { defaultChecked: true } }
