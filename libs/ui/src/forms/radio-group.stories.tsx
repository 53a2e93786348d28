import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { KEYS, LOOKS, told, type Tell, type Usage } from '../testing/index.ts'
import { RadioGroup, type RadioGroupProps } from './radio-group.tsx'

const states = (t: Tell) => [
  { value: 'downloaded', label: t('已下载', 'Downloaded'), aside: '12 / 12' },
  {
    value: 'processed',
    label: t('已处理', 'Processed'),
    description: t('等待审核', 'Waits for review'),
    aside: '9 / 12',
  },
  { value: 'deleted', label: t('回收站', 'Trash'), aside: '0 / 12', isDisabled: true },
]

const meta: Meta<RadioGroupProps> = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  parameters: {
    usage: {
      use: {
        zh: '表单里从几个选项中选一个，选项值得同时看到。',
        en: 'One choice of a form among several that are worth seeing together.',
      },
      avoid: {
        zh: '切换显示（Segmented）；很多选项（Select、Combobox）；立即生效的开关（Switch）。',
        en: 'Switching a view (Segmented); many options (Select, Combobox); a setting that acts at once (Switch).',
      },
      keys: [
        KEYS.tab,
        {
          keys: ['↑', '↓'],
          does: { zh: '选上一个、下一个', en: 'Chooses the one before or after' },
        },
        { keys: ['Space'], does: { zh: '选中', en: 'Chooses it' } },
      ],
    } satisfies Usage,
  },
  render: told((t, args) => <States t={t} {...args} />),
}
export default meta

type Story = StoryObj<RadioGroupProps>

function States({ t, value = null, ...args }: Partial<RadioGroupProps> & { readonly t: Tell }) {
  const [chosen, setChosen] = useState(value)
  return (
    <div className="w-80 max-w-full">
      <RadioGroup
        label={t('改为', 'Change to')}
        options={states(t)}
        {...args}
        value={chosen}
        onValueChange={setChosen}
      />
    </div>
  )
}

export const Default: Story = {}
export const Chosen: Story = { args: { value: 'processed' } }
export const Boxed: Story = { args: { look: 'boxed', value: 'downloaded' } }
export const Hover: Story = { ...LOOKS.hover, args: { look: 'boxed' } }

/** Rows of a scrolling list, such as records to choose from. */
export const Rows: Story = {
  render: told((t, args) => (
    <States
      t={t}
      {...args}
      look="rows"
      value="p3"
      className="max-h-40 overflow-y-auto rounded-control border border-line"
      options={Array.from({ length: 12 }, (_, at) => ({
        value: `p${at}`,
        label: t(`商品 ${at + 1}`, `Product ${at + 1}`),
        aside: `¥${at * 10 + 9}`,
      }))}
    />
  )),
}

export const Keys: Story = {
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(screen.getAllByRole('radio')[0]).toBeChecked()
    // The arrow chooses as the focus moves, which is one turn later.
    await userEvent.keyboard('{ArrowDown>}')
    await waitFor(() => expect(screen.getAllByRole('radio')[1]).toBeChecked())
    await userEvent.keyboard('{/ArrowDown}')
  },
}

/** The words choose too. */
export const Pressed: Story = {
  args: { look: 'boxed' },
  play: async () => {
    const [first] = screen.getAllByRole('radio')
    const words = first?.closest('label')
    if (words) await userEvent.click(words)
    await expect(first).toBeChecked()
  },
}

export const Long: Story = { ...LOOKS.long, args: { look: 'boxed', value: 'downloaded' } }
export const Dark: Story = { ...LOOKS.dark, args: { look: 'boxed', value: 'downloaded' } }
