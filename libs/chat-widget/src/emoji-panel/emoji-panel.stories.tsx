import { KEYS, LOOKS, type Usage } from '@omc/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { partInChat } from '../testing/stories/in-chat.tsx'
import { EmojiPanel, type EmojiPanelProps } from './emoji-panel.tsx'
import { createEmojiMemory } from './recent-emoji.ts'

const onPick = fn()
const onLeave = fn()

const remembered = () => {
  const memory = createEmojiMemory()
  memory.write(['/:sun', '/:beer', '/::D'])
  return memory
}

const meta: Meta<EmojiPanelProps> = {
  title: 'Chat/EmojiPanel',
  component: EmojiPanel,
  args: { onPick, onLeave },
  parameters: {
    usage: {
      use: {
        zh: '在输入框里加表情。写入的是代码，显示的是 Unicode 图形。',
        en: 'Putting an emoji into the entry box. A code is written, a Unicode glyph is shown.',
      },
      avoid: {
        zh: '选择图标或贴图。',
        en: 'Choosing icons or stickers.',
      },
      keys: [
        {
          keys: ['←', '→', '↑', '↓'],
          does: { zh: '在表情之间移动', en: 'Move between emoji' },
        },
        { keys: ['Home', 'End'], does: { zh: '行首、行尾', en: 'Ends of the row' } },
        { keys: ['Ctrl+Home', 'Ctrl+End'], does: { zh: '第一个、最后一个', en: 'First and last' } },
        KEYS.press,
        { keys: ['Esc'], does: { zh: '回到输入框', en: 'Back to the entry box' } },
      ],
    } satisfies Usage,
  },
  render: partInChat((_, args) => (
    <EmojiPanel storage={createEmojiMemory()} onPick={onPick} onLeave={onLeave} {...args} />
  )),
}
export default meta

type Story = StoryObj<EmojiPanelProps>

const grid = () => screen.findByRole('grid')

export const Default: Story = {
  name: 'B-289: 300 by 150 px',
  play: async () => {
    const panel = (await grid()).closest('section')
    const { width, height } = panel?.getBoundingClientRect() ?? new DOMRect()
    await expect([width, height]).toEqual([300, 150])
    await expect(within(await grid()).getAllByRole('button')).toHaveLength(122)
  },
}

export const Recent: Story = {
  args: { storage: remembered() },
  play: async () => {
    const lately = await screen.findByRole('rowgroup', { name: /^(最近使用|Recently used)/ })
    await expect(within(lately).getAllByRole('button')).toHaveLength(3)
  },
}

/** One tab stop; the focused emoji is scrolled into view. */
export const Keyboard: Story = {
  play: async () => {
    const all = within(await grid()).getAllByRole('button')
    all[0]?.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}')
    await expect(all[17]).toHaveFocus()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await expect(all.at(-1)).toHaveFocus()
    const area = (await grid()).parentElement?.getBoundingClientRect() ?? new DOMRect()
    const last = all.at(-1)?.getBoundingClientRect() ?? new DOMRect()
    await expect(last.bottom).toBeLessThanOrEqual(area.bottom + 1)
    onPick.mockClear()
    await userEvent.keyboard('{Enter}')
    await expect(onPick.mock.calls[0]?.[0]).toMatchObject({ code: '[加油]' })
    onLeave.mockClear()
    await userEvent.keyboard('{Escape}')
    await expect(onLeave).toHaveBeenCalledOnce()
  },
}

export const Search: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox'), 'coffee')
    await expect(within(await grid()).getAllByRole('button')).toHaveLength(1)
  },
}

export const NothingFound: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox'), '(')
    await userEvent.clear(await screen.findByRole('searchbox'))
    await userEvent.type(await screen.findByRole('searchbox'), 'zzz')
    await expect(screen.getByRole('status')).not.toBeEmptyDOMElement()
  },
}

export const Long: Story = { ...LOOKS.long }
export const Dark: Story = { ...LOOKS.dark }
