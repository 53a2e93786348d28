import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChevronDown, CircleHelp, Copy, Pin, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { KEYS, LOOKS, told, type Tell, type Usage } from '../testing/index.ts'
import { Button } from './button.tsx'
import { DropdownMenu, type DropdownMenuProps } from './dropdown-menu.tsx'
import type { MenuItem } from './menu-item.ts'

const onSelect = fn()

const acts = (t: Tell): readonly MenuItem[] => [
  { kind: 'heading', id: 'h', label: t('已选 12 项', '12 selected') },
  {
    kind: 'act',
    id: 'copy',
    label: t('复制链接', 'Copy link'),
    icon: <Copy size={16} aria-hidden />,
    keys: 'Ctrl C',
    onSelect,
  },
  {
    kind: 'act',
    id: 'pin',
    label: t('固定', 'Pin'),
    icon: <Pin size={16} aria-hidden />,
    isDisabled: true,
    onSelect,
  },
  {
    kind: 'link',
    id: 'help',
    label: t('帮助', 'Help'),
    icon: <CircleHelp size={16} aria-hidden />,
    href: '#help',
    opensWindow: true,
  },
  { kind: 'separator', id: 's' },
  {
    kind: 'act',
    id: 'delete',
    label: t('删除 12 条', 'Delete 12'),
    icon: <Trash2 size={16} aria-hidden />,
    isDanger: true,
    onSelect,
  },
]

const meta: Meta<DropdownMenuProps> = {
  title: 'Actions/DropdownMenu',
  component: DropdownMenu,
  args: { align: 'start' },
  parameters: {
    docs: { story: { inline: false, height: '320px' } },
    usage: {
      use: {
        zh: '一个按钮下的多个动作，也可含勾选项与链接。危险动作放在最后。',
        en: 'Several acts under one button; checks and links too. Dangerous acts come last.',
      },
      avoid: {
        zh: '选择一个值（用 Select）；单个动作（直接用按钮）。',
        en: 'Choosing a value (Select); a single act (a button).',
      },
      keys: [
        {
          keys: ['Enter', 'Space', '↓'],
          does: { zh: '打开并到第一项', en: 'Opens it on the first entry' },
        },
        {
          keys: ['↑', '↓', 'Home', 'End'],
          does: { zh: '在各项之间移动', en: 'Moves between entries' },
        },
        { keys: ['A–Z'], does: { zh: '跳到以此开头的项', en: 'Jumps to what starts so' } },
        KEYS.escape,
      ],
    } satisfies Usage,
  },
  render: told((t, args) => (
    <DropdownMenu
      items={acts(t)}
      trigger={
        <Button>
          {t('更多', 'More')}
          <ChevronDown size={16} aria-hidden />
        </Button>
      }
      {...args}
    />
  )),
}
export default meta

type Story = StoryObj<DropdownMenuProps>

const openByKey = async () => {
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('menu')
  await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'menuitem'))
}

export const Default: Story = {}
export const Open: Story = { play: openByKey }

export const KeysMoveAndRun: Story = {
  play: async () => {
    onSelect.mockClear()
    await openByKey()
    await userEvent.keyboard('{End}')
    await userEvent.keyboard('{Enter}')
    await expect(onSelect).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.getByRole('button')).toHaveFocus())
  },
}

export const WithHeader: Story = {
  play: openByKey,
  render: told((t, args) => (
    <DropdownMenu
      items={acts(t)}
      header={
        <>
          <p className="font-semibold">{t('韩梅', 'Han Mei')}</p>
          <p className="text-xs text-fg3">{t('运营 · 第一团队', 'Operator · team one')}</p>
        </>
      }
      trigger={<Button>{t('账号', 'Account')}</Button>}
      {...args}
    />
  )),
}

/** Stays open while several things are checked. */
export const Checks: Story = {
  play: openChecks,
  render: told((t, args) => <ColumnMenu t={t} {...args} />),
}

async function openChecks() {
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  const [first] = await screen.findAllByRole('menuitemcheckbox')
  await waitFor(() => expect(first).toHaveFocus())
  await userEvent.keyboard('{Enter}')
  await expect(first).toHaveAttribute('aria-checked', 'false')
}

function ColumnMenu({ t, ...args }: Partial<DropdownMenuProps> & { readonly t: Tell }) {
  const [shown, setShown] = useState<readonly string[]>(['title', 'status'])
  const names = {
    title: t('标题', 'Title'),
    status: t('状态', 'Status'),
    owner: t('负责人', 'Owner'),
  }
  return (
    <DropdownMenu
      trigger={<Button>{t('列', 'Columns')}</Button>}
      items={Object.entries(names).map(([id, label]) => ({
        kind: 'check',
        id,
        label,
        isChecked: shown.includes(id),
        onCheckedChange: (isChecked) =>
          setShown(isChecked ? [...shown, id] : shown.filter((other) => other !== id)),
      }))}
      {...args}
    />
  )
}

export const Long: Story = { ...LOOKS.long, play: openByKey }
export const Dark: Story = { ...LOOKS.dark, play: openByKey }
