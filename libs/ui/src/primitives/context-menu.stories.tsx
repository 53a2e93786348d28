import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, RotateCw, X } from 'lucide-react'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { KEYS, LOOKS, told, type Usage } from '../testing/index.ts'
import { holdsFocus } from '../testing/stories/holds-focus.ts'
import { ContextMenu, type ContextMenuProps } from './context-menu.tsx'

const meta: Meta<ContextMenuProps> = {
  title: 'Actions/ContextMenu',
  component: ContextMenu,
  parameters: {
    docs: { story: { inline: false, height: '280px' } },
    usage: {
      use: {
        zh: '指针下那一项的动作，例如标签页。同样的动作还要有一个看得见的按钮。',
        en: 'Acts on the thing under the pointer, e.g. a tab. Offer the same acts from a visible button.',
      },
      avoid: {
        zh: '动作的唯一入口：触屏和不少人找不到右键菜单。',
        en: 'The only way to an act: many people never open it.',
      },
      keys: [
        { keys: ['Shift+F10', 'Menu'], does: { zh: '打开', en: 'Opens it' } },
        { keys: ['↑', '↓'], does: { zh: '在各项之间移动', en: 'Moves between entries' } },
        KEYS.escape,
      ],
    } satisfies Usage,
  },
  render: told((t, args) => (
    <ContextMenu
      items={[
        {
          kind: 'act',
          id: 'reload',
          label: t('重新加载', 'Reload'),
          icon: <RotateCw size={16} aria-hidden />,
          keys: 'R',
          onSelect: fn(),
        },
        {
          kind: 'act',
          id: 'close',
          label: t('关闭', 'Close'),
          icon: <X size={16} aria-hidden />,
          isDisabled: true,
          onSelect: fn(),
        },
        { kind: 'separator', id: 's' },
        {
          kind: 'act',
          id: 'copy',
          label: t('复制链接', 'Copy link'),
          icon: <Copy size={16} aria-hidden />,
          onSelect: fn(),
        },
      ]}
      {...args}
    >
      <button
        type="button"
        className="rounded-control border border-control bg-surface px-4 py-3 text-sm"
      >
        {t('素材列表（右键）', 'Material list (right click)')}
      </button>
    </ContextMenu>
  )),
}
export default meta

type Story = StoryObj<ContextMenuProps>

const openIt = async () => {
  const place = screen.getByRole('button')
  const { left, bottom } = place.getBoundingClientRect()
  await fireEvent.contextMenu(place, { clientX: left + 24, clientY: bottom - 8 })
  await holdsFocus('menu')
}

export const Default: Story = {}
export const Open: Story = { play: openIt }

export const EscapeCloses: Story = {
  play: async () => {
    await openIt()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

export const Long: Story = { ...LOOKS.long, play: openIt }
export const Dark: Story = { ...LOOKS.dark, play: openIt }
