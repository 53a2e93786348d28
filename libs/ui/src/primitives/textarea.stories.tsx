import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field } from '../forms/field.tsx'
import { KEYS, LOOKS, told, type Usage } from '../testing/index.ts'
import { Textarea, type TextareaProps } from './textarea.tsx'

const meta: Meta<TextareaProps> = {
  title: 'Inputs/Textarea',
  component: Textarea,
  parameters: {
    usage: {
      use: {
        zh: '几行文字，例如驳回原因。可以拖高，不能拖宽。',
        en: 'Several lines, e.g. why something was rejected. It grows in height only.',
      },
      avoid: {
        zh: '一行就够的内容（Input）；带格式的正文（内容编辑器）。',
        en: 'What fits one line (Input); formatted text (the content editor).',
      },
      keys: [KEYS.tab, { keys: ['Enter'], does: { zh: '换行', en: 'Starts a new line' } }],
    } satisfies Usage,
  },
  render: told((t, args) => (
    <Field label={t('驳回原因', 'Reason')} className="max-w-100">
      <Textarea placeholder={t('写给作者看', 'The author reads it')} {...args} />
    </Field>
  )),
}
export default meta

type Story = StoryObj<TextareaProps>

export const Default: Story = {}

export const Filled: Story = {
  render: told((t, args) => (
    <Field label={t('驳回原因', 'Reason')} className="max-w-100">
      <Textarea
        defaultValue={t(
          '第三段的价格与商品页不一致，请改为 ¥129.50 后再提交。封面有水印。',
          'The price in the third paragraph differs from the product page. The cover has a watermark.',
        )}
        {...args}
      />
    </Field>
  )),
}

export const Hover: Story = { ...LOOKS.hover }
export const Disabled: Story = { args: { disabled: true } }
export const ReadOnly: Story = { args: { readOnly: true } }

export const Failed: Story = {
  render: told((t, args) => (
    <Field
      label={t('驳回原因', 'Reason')}
      error={t('请写明原因', 'Give a reason')}
      isRequired
      className="max-w-100"
    >
      <Textarea {...args} />
    </Field>
  )),
}

export const Long: Story = { ...LOOKS.long }
export const Dark: Story = { ...LOOKS.dark }
