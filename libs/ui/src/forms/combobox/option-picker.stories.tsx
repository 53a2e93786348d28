import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent } from 'storybook/test'
import { KEYS, LOOKS, told, type Tell, type Usage } from '../../testing/index.ts'
import { OptionPicker, type OptionPickerProps } from './option-picker.tsx'
import { categories, labelsIn } from './options.stories.ts'

const meta: Meta<OptionPickerProps> = {
  title: 'Forms/OptionPicker',
  component: OptionPicker,
  parameters: {
    usage: {
      use: {
        zh: '浮层里按名称找并勾选几个选项，例如筛选；可以是树。',
        en: 'Finds and ticks options by name inside a popover, such as a filter; they may be a tree.',
      },
      avoid: { zh: '表单里的一栏（Combobox）。', en: 'One line of a form (Combobox).' },
      keys: [
        KEYS.tab,
        {
          keys: ['↓', '↑', 'PageDown', 'PageUp'],
          does: { zh: '在选项间移动', en: 'Moves through the options' },
        },
        { keys: ['Enter'], does: { zh: '选中，再按取消', en: 'Chooses, and takes it back' } },
      ],
    } satisfies Usage,
  },
  render: told((t, args) => <Categories t={t} {...args} />),
}
export default meta

type Story = StoryObj<OptionPickerProps>

function Categories({
  t,
  values = [],
  ...args
}: Partial<OptionPickerProps> & { readonly t: Tell }) {
  const [chosen, setChosen] = useState(values)
  return (
    <div className="w-72 max-w-full rounded-card border border-line bg-raised p-3">
      <OptionPicker
        label={t('类目', 'Category')}
        options={categories(t)}
        placeholder={t('搜索选项', 'Search options')}
        labels={labelsIn(t)}
        isMultiple
        {...args}
        values={chosen}
        onValuesChange={setChosen}
      />
    </div>
  )
}

export const Default: Story = {}
export const Chosen: Story = { args: { values: ['3', '4'] } }
export const Loading: Story = { args: { options: [], isLoading: true } }
export const Empty: Story = { args: { options: [] } }
export const Hover: Story = { ...LOOKS.hover }

export const Keys: Story = {
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(screen.getAllByRole('option')[1]).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(screen.getAllByRole('option')[1]).toHaveAttribute('aria-selected', 'false')
  },
}

export const Long: Story = { ...LOOKS.long, args: { values: ['3'] } }
export const Dark: Story = { ...LOOKS.dark, args: { values: ['3'] } }
