import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { Input } from '../primitives/input.tsx'
import { LOOKS, told, type Usage } from '../testing/index.ts'
import { Field, type FieldProps } from './field.tsx'

const meta: Meta<FieldProps> = {
  title: 'Inputs/Field',
  component: Field,
  parameters: {
    usage: {
      use: {
        zh: '每个表单控件外面：名称、提示、错误，并与控件关联。',
        en: 'Around each control of a form: name, hint and error, linked to the control.',
      },
      avoid: {
        zh: '自带名称的 Checkbox 与 Switch；只显示的值。',
        en: 'Checkbox and Switch, which bring their name; values that are only shown.',
      },
      keys: [],
    } satisfies Usage,
  },
  render: told((t, args) => (
    <div className="max-w-80">
      <Field label={t('标题', 'Title')} {...args}>
        <Input />
      </Field>
    </div>
  )),
}
export default meta

type Story = StoryObj<FieldProps>

const everyPart = told<FieldProps>((t, args) => (
  <div className="max-w-80">
    <Field
      label={t('标题', 'Title')}
      hint={t('最多 20 个字，会显示在封面下', 'At most 20 characters, shown below the cover')}
      error={t('标题太长，请删去 3 个字', 'The title is too long by 3 characters')}
      aside="23 / 20"
      isRequired
      {...args}
    >
      <Input defaultValue={t('夏季防晒衣测评', 'Sun jackets tested')} />
    </Field>
  </div>
))

export const Default: Story = {}
export const Required: Story = { args: { isRequired: true } }

export const WithHint: Story = {
  render: told((t, args) => (
    <div className="max-w-80">
      <Field label={t('标题', 'Title')} hint={t('最多 20 个字', 'At most 20 characters')} {...args}>
        <Input />
      </Field>
    </div>
  )),
}

/** The error is linked to the control and announced. */
export const Failed: Story = {
  render: everyPart,
  play: async () => {
    const box = screen.getByRole('textbox')
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription(/3/)
  },
}

export const LabelHidden: Story = { args: { isLabelHidden: true } }
export const Long: Story = { ...LOOKS.long, render: everyPart }
export const Dark: Story = { ...LOOKS.dark, render: everyPart }
export const Compact: Story = { ...LOOKS.compact, render: everyPart }
