import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { Field } from '../forms/field.tsx'
import { LOOKS, told, type Tell, type Usage } from '../testing/index.ts'
import { Select, type SelectProps } from './select.tsx'

const sources = (t: Tell) => [
  { value: 'shop', label: t('小店', 'Shop') },
  { value: 'author', label: t('达人', 'Author') },
  { value: 'upload', label: t('手动上传', 'Upload') },
  { value: 'old', label: t('旧渠道', 'Old channel'), isDisabled: true },
]

const meta: Meta<SelectProps> = {
  title: 'Inputs/Select',
  component: Select,
  args: { onValueChange: fn() },
  parameters: {
    usage: {
      use: {
        zh: '从不多的几项里选一个。用的是浏览器自己的选择框，手机上也顺手。',
        en: 'One choice of a short list, by the select of the browser, at home on phones too.',
      },
      avoid: {
        zh: '两项的开关（Switch）；上百项或要搜索的列表；执行动作（DropdownMenu）。',
        en: 'On and off (Switch); hundreds of entries or search; running acts (DropdownMenu).',
      },
      keys: [
        { keys: ['Space', 'Alt+↓'], does: { zh: '打开', en: 'Opens it' } },
        {
          keys: ['↑', '↓', 'A–Z'],
          does: { zh: '移动或按字母跳转', en: 'Moves, or jumps by letter' },
        },
      ],
    } satisfies Usage,
  },
  render: told((t, args) => (
    <Field label={t('来源', 'Source')} className="max-w-60">
      <Select options={sources(t)} {...args} />
    </Field>
  )),
}
export default meta

type Story = StoryObj<SelectProps>

export const Default: Story = {}

/** Nothing is chosen yet; the placeholder cannot be chosen again. */
export const Placeholder: Story = {
  args: { defaultValue: '' },
  render: told((t, args) => (
    <Field label={t('来源', 'Source')} className="max-w-60">
      <Select options={sources(t)} placeholder={t('请选择', 'Choose')} {...args} />
    </Field>
  )),
}

export const Chosen: Story = {
  play: async ({ args }) => {
    await userEvent.selectOptions(screen.getByRole('combobox'), 'author')
    await expect(args.onValueChange).toHaveBeenCalledWith('author')
  },
}

/** A choice longer than the control ends in an ellipsis before the arrow. */
export const LongChoice: Story = {
  render: told((t, args) => (
    <Field label={t('来源', 'Source')} className="max-w-40">
      <Select
        {...args}
        options={[
          { value: 'long', label: t('名字很长的来源账号名字很长', 'A source with a long name') },
        ]}
      />
    </Field>
  )),
  play: async () => {
    const { scrollWidth, clientWidth } = screen.getByRole('combobox')
    await expect(scrollWidth).toBe(clientWidth)
  },
}

export const Hover: Story = { ...LOOKS.hover }
export const Disabled: Story = { args: { disabled: true } }

export const Failed: Story = {
  render: told((t, args) => (
    <Field
      label={t('来源', 'Source')}
      error={t('请选择来源', 'Choose a source')}
      className="max-w-60"
    >
      <Select options={sources(t)} {...args} />
    </Field>
  )),
}

export const Long: Story = { ...LOOKS.long }
export const Dark: Story = { ...LOOKS.dark }
export const Compact: Story = { ...LOOKS.compact }
