import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../primitives/button.tsx'
import { KEYS, LOOKS, told, type Tell, type Usage } from '../../testing/index.ts'
import type { TreePickerProps } from './combobox-props.ts'
import { tree, treeLabelsIn } from './options.stories.ts'
import { TreePicker } from './tree-picker.tsx'

const meta: Meta<TreePickerProps> = {
  title: 'Forms/TreePicker',
  component: TreePicker,
  parameters: {
    usage: {
      use: {
        zh: '浮层里在一棵树中查找并勾选，例如按类目筛选；勾选一支即勾选其下全部。',
        en: 'Finds and ticks options of a tree inside a popover, such as a filter by category; a branch is ticked with all below it.',
      },
      avoid: {
        zh: '没有层级的选项（OptionPicker）；表单里的一栏（TreeSelect）。',
        en: 'Options without levels (OptionPicker); one line of a form (TreeSelect).',
      },
      keys: [
        KEYS.tab,
        {
          keys: ['↓', '↑', 'PageDown', 'PageUp'],
          does: { zh: '在看得见的选项间移动', en: 'Moves through the options in sight' },
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
        { keys: ['Enter'], does: { zh: '勾选，再按取消', en: 'Ticks it, and takes it back' } },
      ],
    } satisfies Usage,
  },
  render: told((t, args) => <Categories t={t} {...args} />),
}
export default meta

type Story = StoryObj<TreePickerProps>

function Categories({ t, values = [], ...args }: Partial<TreePickerProps> & { readonly t: Tell }) {
  const [chosen, setChosen] = useState(values)
  return (
    <div className="w-72 max-w-full rounded-card border border-line bg-raised p-3">
      <TreePicker
        label={t('类目', 'Category')}
        options={tree(t)}
        placeholder={t('搜索选项', 'Search options')}
        labels={treeLabelsIn(t)}
        isMultiple
        {...args}
        values={chosen}
        onValuesChange={setChosen}
      />
    </div>
  )
}

const items = () => screen.getAllByRole('treeitem')

/** All branches are closed. */
export const Default: Story = {}
/** One below a branch is chosen: the branch is half chosen and stands open. */
export const HalfChosen: Story = { args: { values: ['3'] } }
export const BranchChosen: Story = { args: { values: ['1', '2', '3'] } }
/** One at most is chosen; a dot marks the branches that lead to it. */
export const One: Story = { args: { values: ['3'], isMultiple: false } }
export const Empty: Story = { args: { options: [] } }
export const Loading: Story = { args: { options: [], isLoading: true } }
export const Hover: Story = { ...LOOKS.hover }

/** The arrows open a branch, go below it and close it again. */
export const Keys: Story = {
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await expect(items()[0]).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(items()[1]).toHaveAttribute('aria-checked', 'true')
    await expect(items()[0]).toHaveAttribute('aria-checked', 'mixed')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(items()[1]).toHaveAttribute('aria-expanded', 'false')
  },
}

/** A search opens the branches with hits. */
export const Search: Story = {
  render: told((t, args) => <Categories t={t} {...args} placeholder={t('茶', 'Tea')} />),
  play: async () => {
    const box = screen.getByRole<HTMLInputElement>('combobox')
    await userEvent.type(box, box.placeholder)
    await waitFor(() => expect(items().length).toBeGreaterThan(4))
  },
}

export const NoMatch: Story = {
  play: async () => {
    await userEvent.type(screen.getByRole('combobox'), 'zzzz')
    await expect(await screen.findByText(/没有匹配|No option/)).toBeVisible()
  },
}

export const Failed: Story = {
  render: told((t, args) => (
    <Categories
      t={t}
      {...args}
      options={[]}
      failure={
        <p className="flex items-center gap-2 p-2 text-sm text-danger-fg">
          {t('选项没有加载出来', 'The options did not load')}
          <Button size="sm">{t('重试', 'Retry')}</Button>
        </p>
      }
    />
  )),
}

export const Long: Story = { ...LOOKS.long, args: { values: ['3'] } }
export const Dark: Story = { ...LOOKS.dark, args: { values: ['3', '4', '5', '6'] } }
