import { LOOKS, tellIn, localeOf, type Tell, type Usage } from '@omc/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLayoutEffect, useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import type { ChatHandlers, LoadHistory } from '../frame/chat-events.ts'
import { ChatProvider } from '../frame/chat-provider.tsx'
import type { ChatMessage } from '../model/chat-message.ts'
import { createChatModel } from '../model/create-chat-model.ts'
import type { ChatModel } from '../model/create-chat-model.ts'
import { spokenIn } from '../testing/stories/in-chat.tsx'
import { said, sampleTalk } from '../testing/stories/sample-messages.ts'
import { MessageList, type MessageListProps } from './message-list.tsx'

const onLoadHistory = fn()

const meta: Meta<MessageListProps> = {
  title: 'Chat/MessageList',
  component: MessageList,
  parameters: {
    docs: { story: { inline: false, height: '420px' } },
    usage: {
      use: {
        zh: '会话的消息：停在读者的位置，末尾自动跟随，可加载更早的消息。',
        en: 'The messages of a chat: it stays where the reader is, follows at the end, and loads older ones.',
      },
      avoid: {
        zh: '记录与日志（用 DataTable 或 Timeline）。',
        en: 'Records and logs (DataTable or Timeline).',
      },
      keys: [
        {
          keys: ['PageUp', 'PageDown'],
          does: { zh: '上一条、下一条', en: 'Previous, next message' },
        },
        {
          keys: ['Ctrl+Home', 'Ctrl+End'],
          does: { zh: '第一条、最后一条', en: 'First, last message' },
        },
        { keys: ['Tab'], does: { zh: '到消息里的链接与按钮', en: 'To what is in the message' } },
      ],
    } satisfies Usage,
  },
}
export default meta

type Story = StoryObj<MessageListProps>
type Setting = {
  readonly messages?: (t: Tell) => readonly ChatMessage[]
  /** Changes the model before the list is shown. */
  readonly prepare?: (model: ChatModel, t: Tell) => void
  readonly handlers?: ChatHandlers
}

/** Model and language of the story on screen, for the play functions. */
let shown: ChatModel
let tell: Tell

/** Gives every story and language its own list. */
function lists(setting: Setting, props: Partial<MessageListProps> = {}): Story {
  return {
    render: (args, { globals }) => {
      const locale = localeOf(globals)
      return <Listed key={locale} locale={locale} setting={setting} {...args} {...props} />
    },
  }
}

type ListedProps = Partial<MessageListProps> & {
  readonly setting: Setting
  readonly locale: ReturnType<typeof localeOf>
}

function Listed({ setting, locale, ...props }: ListedProps) {
  const t = tellIn(locale)
  const { messages = (told: Tell) => sampleTalk(told, 20), prepare, handlers = {} } = setting
  const [model] = useState(() => {
    const made = createChatModel(messages(t))
    prepare?.(made, t)
    return made
  })
  useLayoutEffect(() => {
    shown = model
    tell = t
  })
  return (
    <ChatProvider {...spokenIn(locale)} {...handlers}>
      <MessageList {...props} model={model} />
    </ChatProvider>
  )
}

const view = () => {
  const found = document.querySelector('.omc-chat-viewport')
  if (!found) throw new Error('there is no list')
  return found
}
const gap = () => view().scrollHeight - view().scrollTop - view().clientHeight
const atEnd = () => waitFor(() => expect(gap()).toBeLessThanOrEqual(1))
/** A new list still sets its own scroll position and may undo this one: scroll until it holds. */
const readAbove = async () => {
  await atEnd()
  await waitFor(async () => {
    if (gap() <= 1) view().scrollTop -= 300
    await expect(screen.getByRole('button', { name: /^(回到底部|Back to the end)/ })).toBeVisible()
  })
}
const arrive = (number: number) =>
  shown.append(
    said(
      tell,
      { kind: 'text', text: tell('还有一件事', 'One more thing') },
      { number: 900 + number },
    ),
  )

export const Default: Story = {
  ...lists({}),
  name: 'B-289: alone 525 by 382 px, at the newest message',
  play: async () => {
    const { width, height } =
      document.querySelector('.omc-chat-list')?.getBoundingClientRect() ?? new DOMRect()
    await expect([width, height]).toEqual([525, 382])
    await atEnd()
  },
}

export const Empty: Story = lists({ messages: () => [] })

/** Only messages near the reader are in the document. */
export const FiveHundredMessages: Story = {
  ...lists({ messages: (t) => sampleTalk(t, 500) }),
  name: '500 messages: only some are drawn, keys reach them all',
  play: async () => {
    await atEnd()
    await expect(screen.getAllByRole('article').length).toBeLessThan(40)
    screen.getAllByRole('article').at(-1)?.focus()
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-posinset', '1'))
    await userEvent.keyboard('{PageDown}')
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-posinset', '2'))
  },
}

export const Unread: Story = {
  ...lists({}),
  name: 'B-268: reading above, new messages are counted and move nothing',
  play: async () => {
    await readAbove()
    const read = document.querySelector('[data-message-id="s16"]')
    const before = read?.getBoundingClientRect().top
    for (const number of [1, 2, 3]) arrive(number)
    await screen.findByRole('button', { name: /^3 (条新消息|new messages)/ })
    await expect(read?.getBoundingClientRect().top).toBe(before)
  },
}

export const UnreadRead: Story = {
  ...lists({}),
  name: 'B-269: the button leads to the end, where everything counts as read',
  play: async () => {
    await readAbove()
    for (const number of [1, 2, 3]) arrive(number)
    await userEvent.click(await screen.findByRole('button', { name: /^3 (条新消息|new messages)/ }))
    await atEnd()
    await expect(screen.queryByRole('button', { name: /新消息|new message/ })).toBeNull()
  },
}

/** The divider is above the first message that arrived while the reader was scrolled up. */
export const NewDivider: Story = {
  ...lists({}),
  play: async () => {
    await readAbove()
    for (const number of [1, 2]) arrive(number)
    await screen.findByRole('button', { name: /^2 (条新消息|new messages)/ })
    view().scrollTop = view().scrollHeight
    await expect(await screen.findByText(/^(以下为新消息|New messages below)/)).toBeVisible()
  },
}

/** Set by the host; not announced, because announcements would never end. */
export const Typing: Story = {
  render: (args, { globals }) => {
    const locale = localeOf(globals)
    const typing = tellIn(locale)('韩梅', 'Han Mei')
    return <Listed key={locale} locale={locale} setting={{}} {...args} typing={typing} />
  },
  play: async () => {
    await atEnd()
    await expect(screen.getByText(/正在输入|is typing/)).toBeVisible()
  },
}

const toTop = async () => {
  await atEnd()
  await waitFor(async () => {
    view().scrollTop = 0
    await expect(screen.getAllByRole('article')[0]).toHaveAttribute('aria-posinset', '1')
  })
}
const historyButton = (name: RegExp) => screen.findByRole('button', { name })
const pulled = (type: string, clientY: number) =>
  fireEvent(
    view(),
    new TouchEvent(type, {
      bubbles: true,
      cancelable: true,
      touches:
        type === 'touchend'
          ? []
          : [new Touch({ identifier: 1, target: view(), clientX: 9, clientY })],
    }),
  )
const withHistory = { handlers: { onLoadHistory } }

export const HistoryIdle: Story = {
  ...lists(withHistory, { hasHistory: true }),
  name: 'History, idle: a button above the oldest message',
  play: async () => {
    await toTop()
    await expect(await historyButton(/^(加载更早的消息|Load earlier)/)).toBeVisible()
  },
}

export const HistoryPulling: Story = {
  ...lists(withHistory, { hasHistory: true }),
  name: 'B-270, B-271: history, pulling: 70 px ask for older messages',
  play: async () => {
    onLoadHistory.mockClear()
    await toTop()
    await pulled('touchstart', 10)
    await pulled('touchmove', 110)
    await expect(await historyButton(/下拉加载更多|Pull down/)).toBeVisible()
    await pulled('touchmove', 160)
    await expect(await historyButton(/松开加载|Release/)).toBeVisible()
    await expect(onLoadHistory).not.toHaveBeenCalled()
  },
}

export const HistoryFetching: Story = {
  ...lists(withHistory, { hasHistory: true }),
  name: 'B-287, B-291: history, fetching: waits 56 px down; what is read stays when it comes',
  play: async () => {
    onLoadHistory.mockClear()
    await toTop()
    await pulled('touchstart', 10)
    await pulled('touchmove', 160)
    await pulled('touchend', 160)
    await expect(await historyButton(/^(加载中|Loading)/)).toHaveAttribute('aria-disabled', 'true')
    await expect(onLoadHistory).toHaveBeenCalledOnce()
    await expect(screen.getByRole('feed')).toHaveAttribute('aria-busy', 'true')
    await expect(document.querySelector<HTMLElement>('.omc-chat-content')?.style.transform).toBe(
      'translateY(56px)',
    )
  },
}

export const HistoryLoaded: Story = {
  ...lists(withHistory, { hasHistory: true }),
  name: 'History, loaded: older messages come in above, what is read does not move',
  play: async () => {
    await toTop()
    await userEvent.click(await historyButton(/^(加载更早的消息|Load earlier)/))
    const first = screen.getByRole('feed').querySelector('[data-message-id="s0"]')
    const before = first?.getBoundingClientRect().top
    shown.prepend(sampleTalk(tell, 20, -20), true)
    await waitFor(() =>
      expect(document.querySelector('[data-message-id="s-1"]')).toBeInTheDocument(),
    )
    await expect(
      document.querySelector('[data-message-id="s0"]')?.getBoundingClientRect().top,
    ).toBe(before)
  },
}

export const HistoryNoMore: Story = {
  ...lists({ ...withHistory, prepare: (model) => model.setHistory('ended') }, { hasHistory: true }),
  name: 'History, no more: said in words, no button',
  play: async () => {
    await toTop()
    await expect(screen.getByText(/^(没有更多了|No more messages)/)).toBeVisible()
    await expect(screen.queryByRole('button', { name: /更|Load/ })).toBeNull()
  },
}

const onRefused = fn((load: LoadHistory) => load.finish('failed'))

export const HistoryError: Story = {
  ...lists(
    { handlers: { onLoadHistory: onRefused }, prepare: (model) => model.setHistory('failed') },
    { hasHistory: true },
  ),
  name: 'History, error: says so and tries again',
  play: async () => {
    onRefused.mockClear()
    await toTop()
    await userEvent.click(await historyButton(/^(加载失败|Loading failed)/))
    await expect(onRefused).toHaveBeenCalledOnce()
    await expect(await historyButton(/^(加载失败|Loading failed)/)).toBeVisible()
  },
}

/** B-282: the host's text in place of ours. */
export const HistoryTip: Story = {
  render: (args, { globals }) => {
    const locale = localeOf(globals)
    const historyTip = tellIn(locale)('下拉看上周的对话', 'Pull down for last week')
    const props = { ...args, hasHistory: true, historyTip }
    return <Listed key={locale} locale={locale} setting={withHistory} {...props} />
  },
  play: async () => {
    await toTop()
    await expect(await historyButton(/^(下拉看上周|Pull down for last)/)).toBeVisible()
  },
}

export const Long: Story = { ...LOOKS.long, ...lists({}, { hasHistory: true }) }
export const Dark: Story = {
  ...LOOKS.dark,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  ...lists({}),
}
