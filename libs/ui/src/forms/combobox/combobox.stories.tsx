import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../primitives/button.tsx'
import { KEYS, LOOKS, told, type Tell, type Usage } from '../../testing/index.ts'
import { Field } from '../field.tsx'
import type { ComboboxProps } from './combobox-props.ts'
import { Combobox } from './combobox.tsx'
import { accounts, labelsIn } from './options.stories.ts'

const meta: Meta<ComboboxProps> = {
  title: 'Forms/Combobox',
  component: Combobox,
  parameters: {
    usage: {
      use: {
        zh: '从很多记录里按名称（也可按拼音）找一个或几个，可向服务器搜索。',
        en: 'Finds one or several of many records by name, by pinyin too, or asks the server.',
      },
      avoid: {
        zh: '十个以内的固定选项（Select、RadioGroup）；浮层里的筛选（OptionPicker）。',
        en: 'Up to ten fixed options (Select, RadioGroup); a filter in a popover (OptionPicker).',
      },
      keys: [
        KEYS.tab,
        {
          keys: ['↓', '↑', 'PageDown', 'PageUp'],
          does: { zh: '打开，在选项间移动', en: 'Opens, and moves through the options' },
        },
        {
          keys: ['Enter'],
          does: { zh: '选中；多选时再按取消', en: 'Chooses; of several, takes it back too' },
        },
        KEYS.escape,
      ],
    } satisfies Usage,
  },
  render: told((t, args) => <Accounts t={t} {...args} />),
}
export default meta

type Story = StoryObj<ComboboxProps>

function Accounts({ t, values = [], ...args }: Partial<ComboboxProps> & { readonly t: Tell }) {
  const [chosen, setChosen] = useState(values)
  const label = t('发布账号', 'Account')
  return (
    <div className="w-80 max-w-full">
      <Field label={label}>
        <Combobox
          label={label}
          options={accounts(t)}
          placeholder={t('选择账号', 'Choose an account')}
          labels={labelsIn(t)}
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
export const Chosen: Story = { args: { values: ['2'], isClearable: true } }
export const Several: Story = { args: { values: ['1', '3'], isMultiple: true } }
export const Invalid: Story = { args: { values: ['2'], isInvalid: true } }
/** Opened by a press elsewhere, such as the pencil of a cell. */
export const OpensAtOnce: Story = { args: { values: ['2'], opensAtOnce: true } }
export const Disabled: Story = { args: { values: ['2'], isDisabled: true } }

/** Typing narrows, Enter chooses the best answer. */
export const Keys: Story = {
  play: async () => {
    await userEvent.click(box())
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await waitFor(() => expect(box().getAttribute('aria-activedescendant')).toContain('2'))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
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

export const Failed: Story = {
  render: told((t, args) => (
    <Accounts
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
  play: async () => {
    await userEvent.click(box())
    await expect(await screen.findByRole('button', { name: /重试|Retry/ })).toBeVisible()
  },
}

export const Long: Story = { ...LOOKS.long, args: { values: ['1', '3'], isMultiple: true } }
export const Dark: Story = { ...LOOKS.dark, args: { values: ['1', '3'], isMultiple: true } }
