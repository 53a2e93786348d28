import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent } from 'storybook/test'
import { Field } from '../forms/field.tsx'
import { LOOKS, told, type Tell, type Usage } from '../testing/index.ts'
import { NumberInput, type NumberInputProps } from './number-input.tsx'

const meta: Meta<NumberInputProps> = {
  title: 'Inputs/NumberInput',
  component: NumberInput,
  args: { value: 12, min: 0, max: 99 },
  parameters: {
    usage: {
      use: {
        zh: '要增减的数：条数、秒数、价格。离开时收进范围。',
        en: 'A number to step: counts, seconds, prices. Held to its range on leaving.',
      },
      avoid: {
        zh: '编号、手机号、验证码：它们不是数（Input）。',
        en: 'Ids, phone numbers, codes: they are no numbers (Input).',
      },
      keys: [
        { keys: ['↑', '↓'], does: { zh: '加减一步', en: 'One step up or down' } },
        { keys: ['PageUp', 'PageDown'], does: { zh: '加减十步', en: 'Ten steps up or down' } },
      ],
    } satisfies Usage,
  },
  render: told((t, args) => <Held t={t} {...args} />),
}
export default meta

type Story = StoryObj<NumberInputProps>

function Held({
  t,
  value: first = null,
  ...args
}: Partial<NumberInputProps> & { readonly t: Tell }) {
  const [value, setValue] = useState(first)
  return (
    <Field label={t('间隔（秒）', 'Pause (seconds)')} className="max-w-60">
      <NumberInput
        decreaseLabel={t('减少', 'Less')}
        increaseLabel={t('增加', 'More')}
        {...args}
        value={value}
        onValueChange={setValue}
      />
    </Field>
  )
}

export const Default: Story = {}
export const Empty: Story = { args: { value: null } }
export const Hover: Story = { ...LOOKS.hover }

/** Keys step; what is typed beyond the range comes back to its end. */
export const Focus: Story = {
  play: async () => {
    const box = screen.getByRole('spinbutton')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}')
    await expect(box).toHaveValue('13')
    await userEvent.clear(box)
    await userEvent.type(box, '500')
    await userEvent.tab()
    await expect(box).toHaveValue('99')
  },
}

export const AtItsEnd: Story = { args: { value: 99 } }
export const Decimal: Story = { args: { value: 0.95, step: 0.01, max: 0.99 } }
export const Disabled: Story = { args: { disabled: true } }
export const Dark: Story = { ...LOOKS.dark }
export const Compact: Story = { ...LOOKS.compact }
