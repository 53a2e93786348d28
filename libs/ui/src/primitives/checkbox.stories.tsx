import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { LOOKS, told, type Usage } from '../testing/index.ts'
import { Checkbox, type CheckboxProps } from './checkbox.tsx'

const meta: Meta<CheckboxProps> = {
  title: 'Inputs/Checkbox',
  component: Checkbox,
  args: { onCheckedChange: fn() },
  parameters: {
    usage: {
      use: {
        zh: '从多项里选若干，或同意一件事；提交后才生效。',
        en: 'Choosing several, or agreeing to something; takes effect when the form is sent.',
      },
      avoid: {
        zh: '立即生效的设置（Switch）；多选一（Select）。',
        en: 'Settings that act at once (Switch); one of many (Select).',
      },
      keys: [{ keys: ['Space'], does: { zh: '选中或取消', en: 'Checks or clears it' } }],
    } satisfies Usage,
  },
  render: told((t, args) => <Checkbox label={t('存为草稿', 'Save as draft')} {...args} />),
}
export default meta

type Story = StoryObj<CheckboxProps>

export const Default: Story = {}
export const Checked: Story = { args: { defaultChecked: true } }
/** Some of many. */
export const Mixed: Story = { args: { checked: 'mixed' } }
export const Hover: Story = { ...LOOKS.hover }

export const Focus: Story = {
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(screen.getByRole('checkbox')).toBeChecked()
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true)
  },
}

export const Disabled: Story = {
  render: told((t, args) => (
    <div className="flex gap-6">
      <Checkbox label={t('存为草稿', 'Save as draft')} {...args} disabled />
      <Checkbox label={t('同时发到活动', 'Join the activity')} {...args} disabled defaultChecked />
    </div>
  )),
}

export const WithDescription: Story = {
  render: told((t, args) => (
    <Checkbox
      label={t('演练', 'Dry run')}
      description={t('走完整个流程，但不会提交', 'Goes through everything but does not submit')}
      {...args}
    />
  )),
}

/** In a selection column: the label is read, not shown. */
export const LabelHidden: Story = { args: { isLabelHidden: true } }

export const Long: Story = {
  ...LOOKS.long,
  render: told((t, args) => (
    <div className="w-60">
      <Checkbox
        label={t(
          '我已阅读并同意用户协议与隐私政策',
          'I have read and accept the terms of use and the privacy policy',
        )}
        {...args}
      />
    </div>
  )),
}

export const Dark: Story = { ...LOOKS.dark, args: { defaultChecked: true } }
