import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { KEYS, LOOKS, told, type Tell, type Usage } from '../testing/index.ts'
import { Segmented, type SegmentedProps } from './segmented.tsx'

const spans = (t: Tell) => [
  { value: 'today', label: t('今天', 'Today') },
  { value: '7', label: t('近 7 天', 'Last 7 days') },
  { value: '30', label: t('近 30 天', 'Last 30 days') },
]

const meta: Meta<SegmentedProps> = {
  title: 'Forms/Segmented',
  component: Segmented,
  parameters: {
    usage: {
      use: {
        zh: '两到五个短的选项，切换同一处显示什么。',
        en: 'Two to five short choices that switch what one place shows.',
      },
      avoid: {
        zh: '表单里要比较的选项（RadioGroup）；各有内容面板（Tabs）；多选。',
        en: 'Choices of a form to weigh up (RadioGroup); panels of their own (Tabs); several at once.',
      },
      keys: [
        KEYS.tab,
        {
          keys: ['←', '→'],
          does: { zh: '选上一个、下一个', en: 'Chooses the one before or after' },
        },
      ],
    } satisfies Usage,
  },
  render: told((t, args) => <Spans t={t} {...args} />),
}
export default meta

type Story = StoryObj<SegmentedProps>
type SpansProps = Partial<SegmentedProps> & { readonly t: Tell }

function Spans({ t, value = 'today', ...args }: SpansProps) {
  const [chosen, setChosen] = useState(value)
  return (
    <Segmented
      label={t('时间范围', 'Span of time')}
      options={spans(t)}
      {...args}
      value={chosen}
      onValueChange={setChosen}
    />
  )
}

export const Default: Story = {}
export const Hover: Story = { ...LOOKS.hover }

/** None of them is in force, e.g. since another range was typed. */
export const NoneChosen: Story = { args: { value: null } }

export const WithDisabled: Story = {
  render: told((t, args) => (
    <Spans
      t={t}
      {...args}
      options={spans(t).map((span) => ({ ...span, isDisabled: span.value === '30' }))}
    />
  )),
}

export const Keys: Story = {
  play: async () => {
    await userEvent.tab()
    // The arrow chooses as the focus moves, which is one turn later.
    await userEvent.keyboard('{ArrowRight>}')
    await waitFor(() => expect(screen.getAllByRole('radio')[1]).toBeChecked())
    await userEvent.keyboard('{/ArrowRight}')
  },
}

/** More than fit: the strip scrolls. */
export const Narrow: Story = {
  render: told((t, args) => (
    <div className="flex w-50">
      <Spans t={t} {...args} />
    </div>
  )),
}

export const Long: Story = { ...LOOKS.long }
export const Dark: Story = { ...LOOKS.dark }
