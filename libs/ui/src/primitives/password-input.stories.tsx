import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { Field } from '../forms/field.tsx'
import { KEYS, LOOKS, told, type Usage } from '../testing/index.ts'
import { PasswordInput, type PasswordInputProps } from './password-input.tsx'

const meta: Meta<PasswordInputProps> = {
  title: 'Inputs/PasswordInput',
  component: PasswordInput,
  args: { defaultValue: 'omc-demo' },
  parameters: {
    usage: {
      use: {
        zh: '登录或设置密码。可以粘贴，可以显示，密码管理器照常工作。',
        en: 'Signing in or setting a password. Paste, show and password managers all work.',
      },
      avoid: {
        zh: '验证码（Input，autocomplete="one-time-code"）。',
        en: 'Codes (Input with autocomplete="one-time-code").',
      },
      keys: [
        KEYS.tab,
        {
          keys: ['Enter', 'Space'],
          does: { zh: '在眼睛上：显示或隐藏', en: 'On the eye: shows or hides it' },
        },
      ],
    } satisfies Usage,
  },
  render: told((t, args) => (
    <Field label={t('密码', 'Password')} className="max-w-80">
      <PasswordInput
        showLabel={t('显示密码', 'Show password')}
        hideLabel={t('隐藏密码', 'Hide password')}
        {...args}
      />
    </Field>
  )),
}
export default meta

type Story = StoryObj<PasswordInputProps>

export const Default: Story = {}
export const Empty: Story = { args: { defaultValue: '' } }
export const Hover: Story = { ...LOOKS.hover }

export const Shown: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button'))
    await expect(screen.getByDisplayValue('omc-demo')).toHaveAttribute('type', 'text')
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const Failed: Story = {
  render: told((t, args) => (
    <Field
      label={t('密码', 'Password')}
      error={t('至少 6 位', 'At least 6 characters')}
      className="max-w-80"
    >
      <PasswordInput
        showLabel={t('显示密码', 'Show password')}
        hideLabel={t('隐藏密码', 'Hide password')}
        {...args}
        defaultValue="omc"
      />
    </Field>
  )),
}

export const Long: Story = { ...LOOKS.long }
export const Dark: Story = { ...LOOKS.dark }
