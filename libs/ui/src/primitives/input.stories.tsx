import type { Meta, StoryObj } from '@storybook/react-vite'
import { Search } from 'lucide-react'
import { expect, screen, userEvent } from 'storybook/test'
import { Field } from '../forms/field.tsx'
import { KEYS, LOOKS, told, type Usage } from '../testing/index.ts'
import { Input, type InputProps } from './input.tsx'

const meta: Meta<InputProps> = {
  title: 'Inputs/Input',
  component: Input,
  parameters: {
    usage: {
      use: {
        zh: '一行文字。放在 Field 里，名称、提示与错误自动关联。',
        en: 'One line of text. Inside a Field its name, hint and error are linked by themselves.',
      },
      avoid: {
        zh: '数字（NumberInput）、密码（PasswordInput）、多行（Textarea）。占位文字不能代替名称。',
        en: 'Numbers (NumberInput), passwords (PasswordInput), several lines (Textarea). A placeholder is no name.',
      },
      keys: [KEYS.tab],
    } satisfies Usage,
  },
  render: told((t, args) => (
    <Field label={t('标题', 'Title')} className="max-w-80">
      <Input placeholder={t('请输入标题', 'Enter a title')} {...args} />
    </Field>
  )),
}
export default meta

type Story = StoryObj<InputProps>

export const Default: Story = {}
export const Filled: Story = { args: { defaultValue: '夏季防晒衣测评' } }
export const Hover: Story = { ...LOOKS.hover }

export const Focus: Story = {
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('防晒')
    await expect(screen.getByRole('textbox')).toHaveValue('防晒')
  },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: 'A-02' } }
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'A-02' } }

export const Failed: Story = {
  render: told((t, args) => (
    <Field
      label={t('手机号', 'Phone')}
      error={t('请输入 11 位手机号', 'Enter the 11 digits')}
      className="max-w-80"
    >
      <Input inputMode="tel" defaultValue="138" {...args} />
    </Field>
  )),
}

export const WithSlots: Story = {
  render: told((t, args) => (
    <div className="flex max-w-80 flex-col gap-3">
      <Input
        aria-label={t('搜索素材', 'Search materials')}
        placeholder={t('搜索标题或 ID', 'Search title or ID')}
        startSlot={<Search size={16} />}
        {...args}
      />
      <Input
        aria-label={t('佣金', 'Commission')}
        defaultValue="20"
        endSlot={<span className="pe-2">%</span>}
        {...args}
      />
    </div>
  )),
}

export const Long: Story = { ...LOOKS.long }
export const Dark: Story = { ...LOOKS.dark }
export const Compact: Story = { ...LOOKS.compact }
