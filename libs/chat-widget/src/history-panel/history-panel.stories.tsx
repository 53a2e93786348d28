import { LOOKS, type Usage } from '@omc/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { partInChat } from '../testing/stories/in-chat.tsx'
import { sampleModel } from '../testing/stories/sample-messages.ts'
import { HistoryPanel, type HistoryPanelProps } from './history-panel.tsx'

const onClose = fn()

const meta: Meta<HistoryPanelProps> = {
  title: 'Chat/HistoryPanel',
  component: HistoryPanel,
  parameters: {
    usage: {
      use: {
        zh: '翻看与搜索过去的消息，盖在会话上。',
        en: 'Looking through what was said before, over the chat.',
      },
      avoid: {
        zh: '列表里的上拉加载（消息列表自己有）。',
        en: 'Older messages in the list (it loads them itself).',
      },
      keys: [
        { keys: ['PageUp', 'PageDown'], does: { zh: '在消息间移动', en: 'Between messages' } },
        { keys: ['Esc'], does: { zh: '关闭，回到输入框', en: 'Closes it, back to the entry box' } },
      ],
    } satisfies Usage,
  },
  render: partInChat((t, args) => (
    <div style={{ position: 'relative', width: 385, maxWidth: '100%', height: 400 }}>
      <HistoryPanel model={sampleModel(t)} onClose={onClose} {...args} />
    </div>
  )),
}
export default meta

type Story = StoryObj<HistoryPanelProps>

export const Default: Story = {
  play: async () => {
    await expect(await screen.findAllByRole('article')).toHaveLength(3)
  },
}

export const Search: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox'), '/::)')
    await expect(screen.getAllByRole('article')).toHaveLength(1)
  },
}

export const NothingFound: Story = {
  play: async () => {
    onClose.mockClear()
    await userEvent.type(await screen.findByRole('searchbox'), '(.*)')
    await expect(screen.queryAllByRole('article')).toHaveLength(0)
    await expect(screen.getByRole('searchbox')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(onClose).toHaveBeenCalledOnce()
  },
}

export const Long: Story = { ...LOOKS.long }
export const Dark: Story = { ...LOOKS.dark }
