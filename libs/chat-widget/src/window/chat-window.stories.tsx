import { localeOf, LOOKS, tellIn, type Usage } from '@omc/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { ChatWidget } from '../chat-widget.tsx'
import { ChatProvider } from '../frame/chat-provider.tsx'
import { HeardChat } from '../testing/stories/heard-chat.tsx'
import { toldInChat } from '../testing/stories/in-chat.tsx'
import { OfflineChat } from '../testing/stories/offline-chat.tsx'
import { sampleModel } from '../testing/stories/sample-messages.ts'
import { samplePeople, sampleReplies } from '../testing/stories/sample-texts.ts'
import { SendingChat } from '../testing/stories/sending-chat.tsx'
import { ChatWindow, type ChatWindowProps } from './chat-window.tsx'

const callback = fn()
const toolConfig = { show: ['file', 'img', 'video', 'history'], callback }

const meta: Meta<ChatWindowProps> = {
  title: 'Chat/Window',
  component: ChatWindow,
  subcomponents: { ChatWidget, ChatProvider },
  args: { toolConfig },
  parameters: {
    docs: { story: { inline: false, height: '640px' } },
    usage: {
      use: {
        zh: '一个会话（ChatWidget），或带会话栏与右侧栏的窗口（ChatWindow）。',
        en: 'One chat (ChatWidget), or a window with conversations and a right panel (ChatWindow).',
      },
      avoid: {
        zh: '只需要消息列表时：用 MessageList 与 ChatProvider。',
        en: 'Messages alone: MessageList inside a ChatProvider.',
      },
      keys: [
        { keys: ['Tab'], does: { zh: '在各部分之间', en: 'From part to part' } },
        { keys: ['Esc'], does: { zh: '关闭打开的面板', en: 'Closes the open panel' } },
      ],
    } satisfies Usage,
  },
  render: toldInChat((t, spoken, args) => (
    <ChatWindow
      {...spoken}
      title={t('韩梅', 'Han Mei')}
      subtitle={t('运营 · 第一团队', 'Operations · team one')}
      img=""
      quickReplies={sampleReplies(t)}
      notice={t('周五 18:00 前交稿', 'Drafts are due on Friday at 18:00')}
      members={samplePeople(t)}
      historyModel={sampleModel(t)}
      {...args}
      model={sampleModel(t)}
    />
  )),
}
export default meta

type Story = StoryObj<ChatWindowProps>

const sizeOf = (one: Element | null) => {
  const { width, height } = one?.getBoundingClientRect() ?? new DOMRect()
  return [width, height]
}
const frame = () => document.querySelector('.omc-chat-window')

export const Default: Story = {
  name: 'B-292: one chat, 550 by 500',
  render: toldInChat((t, spoken, args) => (
    <ChatWidget
      {...spoken}
      title={t('韩梅', 'Han Mei')}
      subtitle={t('运营 · 第一团队', 'Operations · team one')}
      quickReplies={sampleReplies(t)}
      {...args}
      model={sampleModel(t)}
    />
  )),
  play: async () => {
    await expect(sizeOf(frame())).toEqual([550, 500])
    await expect(sizeOf(document.querySelector('.omc-chat-composer'))[1]).toBe(140)
  },
}

export const WithRightBox: Story = {
  name: 'B-293: with the right panel open, chat and history take 0.7 of the width',
  play: async () => {
    const main = document.querySelector('.omc-chat-main')
    const [inside = 0] = sizeOf(document.querySelector('.omc-chat-columns'))
    await expect(sizeOf(main)[0]).toBeCloseTo(inside * 0.7, 1)
    await userEvent.click(screen.getByRole('button', { name: /^(历史消息|Message history)/ }))
    const history = await screen.findByRole('region', { name: /^(历史消息|Message history)/ })
    await expect(sizeOf(history)[0]).toBeCloseTo(inside * 0.7, 1)
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByRole('textbox')).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { expanded: true }))
    await expect(sizeOf(main)[0]).toBeCloseTo(inside, 1)
  },
}

/** Several conversations at once. */
export const MultiWindow: Story = {
  render: toldInChat((t, spoken, args) => (
    <ChatWindow
      {...spoken}
      title={t('韩梅', 'Han Mei')}
      subtitle={t('运营 · 第一团队', 'Operations · team one')}
      activeSessionId="p0"
      sessions={samplePeople(t).map((person, index) => ({ ...person, unreadCount: index * 40 }))}
      notice={t('周五 18:00 前交稿', 'Drafts are due on Friday at 18:00')}
      members={samplePeople(t)}
      {...args}
      model={sampleModel(t)}
    />
  )),
}

export const Clickable: Story = {
  args: { onHeaderClick: fn(), onMemberClick: fn() },
}

export const Narrow320: Story = {
  ...MultiWindow,
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async () => {
    await expect(sizeOf(frame())[0]).toBe(320)
    const [entry = 0] = sizeOf(await screen.findByRole('textbox', { name: /^(消息内容|Message)/ }))
    await expect(entry).toBeGreaterThan(120)
  },
}

/** Sent without a connection: the message shows the failure and can be sent again. */
export const Offline: Story = {
  render: toldInChat((t, spoken) => <OfflineChat key={spoken.locale} t={t} spoken={spoken} />),
  play: async ({ globals }) => {
    const text = tellIn(localeOf(globals))('在路上', 'On my way')
    const area = await screen.findByRole('textbox')
    await userEvent.type(area, `${text}{Enter}`)
    const retry = await screen.findByRole('button', { name: /^(重试|Retry)/ })
    await expect(screen.getByText(/^(发送失败|Not sent)/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /^(重新连接|Connect)/ }))
    await userEvent.click(retry)
    await waitFor(() => expect(screen.queryByText(/^(发送失败|Not sent)/)).toBeNull())
    await expect(screen.getByRole('article', { name: new RegExp(text) })).toBeVisible()
  },
}

/**
 * With reduced motion nothing slides or fades; spinners of messages being sent keep turning because
 * they show progress.
 */
export const ReducedMotion: Story = {
  render: toldInChat((t, spoken) => <SendingChat key={spoken.locale} t={t} spoken={spoken} />),
}

/** Announces messages of others while the chat is open, not history, own messages or typing. */
export const ScreenReaderLog: Story = {
  render: toldInChat((t, spoken) => <HeardChat key={spoken.locale} t={t} spoken={spoken} />),
  play: async () => {
    const log = await screen.findByRole('log')
    await expect(log).toBeEmptyDOMElement()
    for (const name of [/^(更早的消息|Older)/, /^(自己发送|One's own)/])
      await userEvent.click(screen.getByRole('button', { name }))
    await expect(screen.findAllByRole('article')).resolves.toHaveLength(5)
    await expect(log).toBeEmptyDOMElement()
    await userEvent.click(screen.getByRole('button', { name: /^(对方发来|From the other)/ }))
    await waitFor(() => expect(log).toHaveTextContent(/^(韩梅|Han Mei).*: /))
    await expect(log).toHaveAttribute('aria-live', 'polite')
  },
}

export const Long: Story = { ...LOOKS.long }
export const Dark: Story = { ...LOOKS.dark }
