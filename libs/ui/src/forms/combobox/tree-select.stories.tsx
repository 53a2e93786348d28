import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { KEYS, LOOKS, told, type Tell, type Usage } from '../../testing/index.ts'
import { Field } from '../field.tsx'
import type { TreeSelectProps } from './combobox-props.ts'
import { tree, treeLabelsIn } from './options.stories.ts'
import { TreeSelect } from './tree-select.tsx'

const meta: Meta<TreeSelectProps> = {
  title: 'Forms/TreeSelect',
  component: TreeSelect,
  parameters: {
    usage: {
      use: {
        zh: '表单里从一棵树中选一个，例如类目；可输入查找，也可逐级展开。',
        en: 'Chooses one of a tree in a form, such as a category, by typing or by opening its branches.',
      },
      avoid: {
        zh: '没有层级的选项（Combobox）；浮层里的筛选（TreePicker）。',
        en: 'Options without levels (Combobox); a filter in a popover (TreePicker).',
      },
      keys: [
        KEYS.tab,
        {
          keys: ['↓', '↑', 'PageDown', 'PageUp'],
          does: { zh: '打开，在选项间移动', en: 'Opens, and moves through the options' },
        },
        {
          keys: ['→', '←'],
          does: {
            zh: '展开、收起一支，或进入其下、回到其上',
            en: 'Opens and closes a branch, or goes below it and back above',
          },
        },
        {
          keys: ['Home', 'End'],
          does: { zh: '到第一个、最后一个', en: 'Goes to the first or last' },
        },
        { keys: ['Enter'], does: { zh: '选中', en: 'Chooses' } },
        KEYS.escape,
      ],
    } satisfies Usage,
  },
  render: told((t, args) => <Category t={t} {...args} />),
}
export default meta

type Story = StoryObj<TreeSelectProps>

function Category({ t, values = [], ...args }: Partial<TreeSelectProps> & { readonly t: Tell }) {
  const [chosen, setChosen] = useState(values)
  const label = t('类目', 'Category')
  return (
    <div className="w-80 max-w-full">
      <Field label={label}>
        <TreeSelect
          label={label}
          options={tree(t)}
          placeholder={t('选择类目', 'Choose a category')}
          labels={treeLabelsIn(t)}
          {...args}
          values={chosen}
          onValuesChange={setChosen}
        />
      </Field>
    </div>
  )
}

const box = () => screen.getByRole<HTMLInputElement>('combobox')

export const Default: Story = {}
export const Chosen: Story = { args: { values: ['3'], isClearable: true } }
export const Invalid: Story = { args: { values: ['3'], isInvalid: true } }
export const Disabled: Story = { args: { values: ['3'], isDisabled: true } }

/** Open, with a dot at the branches that lead to the chosen one. */
export const Open: Story = {
  args: { values: ['3'] },
  play: async () => {
    await userEvent.click(box())
    await expect(await screen.findAllByRole('treeitem')).toHaveLength(5)
  },
}

/** The arrows open a branch; Enter chooses. */
export const Keys: Story = {
  play: async () => {
    await userEvent.click(box())
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{Enter}')
    await waitFor(() => expect(screen.queryByRole('tree')).toBeNull())
    await expect(box().value).not.toBe('')
    await expect(box()).toHaveFocus()
  },
}

export const NoMatch: Story = {
  play: async () => {
    await userEvent.type(box(), 'zzzz')
    await expect(await screen.findByText(/没有匹配|No option/)).toBeVisible()
  },
}

export const Loading: Story = {
  args: { options: [], isLoading: true },
  play: async () => {
    await userEvent.click(box())
  },
}

export const Long: Story = { ...LOOKS.long, args: { values: ['3'] } }
export const Dark: Story = { ...LOOKS.dark, args: { values: ['3'], isClearable: true } }
