import { LOOKS, tellIn, localeOf, type Tell, type Usage } from '@omc/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { ChatProvider } from '../frame/chat-provider.tsx'
import type { ChatProviderProps } from '../frame/chat-provider.tsx'
import type { ChatSlots } from '../frame/chat-slots.ts'
import type { ChatMessage, StreamPhase } from '../model/chat-message.ts'
import { spokenIn } from '../testing/stories/in-chat.tsx'
import { said, SAMPLE_MEDIA } from '../testing/stories/sample-messages.ts'
import { MessageItem } from './message-item.tsx'
import { SPINNER_AFTER_MS } from './message-status.tsx'

const onClickTalk = fn()
const onSystemEvent = fn()
const onTask = fn()

const meta: Meta = {
  title: 'Chat/Message',
  component: MessageItem,
  parameters: {
    usage: {
      use: {
        zh: '列表里的一条消息，按种类显示。交给 ChatModel 即可；单独使用用 MessageList。',
        en: 'One message of the list, by kind. Give it to the ChatModel; alone, use MessageList.',
      },
      avoid: {
        zh: '通知与待办（用时间线或空状态）；含 HTML 的内容（只显示文字）。',
        en: 'Notices and tasks (Timeline); content with HTML in it (only text is shown).',
      },
      keys: [
        { keys: ['PageUp', 'PageDown'], does: { zh: '在消息间移动', en: 'Between messages' } },
        { keys: ['Tab'], does: { zh: '到消息里的链接与按钮', en: 'To links and buttons in it' } },
      ],
    } satisfies Usage,
  },
}
export default meta

type Make = (t: Tell) => ChatMessage | readonly ChatMessage[]

/** Story with some messages as the list shows them. */
function shows(make: Make, settings: ChatProviderProps = {}): StoryObj {
  return {
    render: (_args, { globals }) => {
      const locale = localeOf(globals)
      return (
        <ChatProvider {...spokenIn(locale)} {...settings}>
          <Feed messages={[make(tellIn(locale))].flat()} />
        </ChatProvider>
      )
    },
  }
}

function Feed({ messages }: { readonly messages: readonly ChatMessage[] }) {
  return (
    <div role="feed" className="omc-chat-feed" style={{ width: 525, maxWidth: '100%' }}>
      {messages.map((message, index) => (
        <MessageItem
          key={message.id}
          message={message}
          position={index + 1}
          isTabStop={index === 0}
          isFirstUnread={false}
        />
      ))}
    </div>
  )
}

export const Text: StoryObj = {
  ...shows(
    (t) =>
      said(t, { kind: 'text', text: t('第三段要改一下', 'Please change the third paragraph') }),
    { onClickTalk },
  ),
  name: 'B-275, B-285: text with avatar, name and date, which tell who was clicked',
  play: async () => {
    onClickTalk.mockClear()
    const [avatar, name] = await screen.findAllByRole('button', { name: /^(韩梅|Han Mei)/ })
    if (avatar) await userEvent.click(avatar)
    if (name) await userEvent.click(name)
    await expect(onClickTalk.mock.calls.map(([{ type }]) => type)).toEqual(['img', 'nickname'])
    await expect(screen.getByText(/^07-26 14:02/)).toBeVisible()
  },
}

export const LongText: StoryObj = {
  ...shows((t) => [
    said(t, {
      kind: 'text',
      text: t(
        '开头先说明为什么买，再说怎么用，最后给价格。\n第三段里的型号写错了，应当是 https://shop.example/items/3F-2200-XL-GREEN-2026-SUMMER-EDITION，麻烦一起改掉。改好后直接提交审核，不用再发我看。',
        'Begin with why to buy it, then how to use it, and end with the price.\nThe model in paragraph three is wrong, it should be https://shop.example/items/3F-2200-XL-GREEN-2026-SUMMER-EDITION; please mend that too. Submit it for review when it is done, no need to send it to me again.',
      ),
    }),
    said(t, { kind: 'text', text: 'AAAAAAAAAA'.repeat(14) }, { number: 1, isOwn: true }),
  ]),
  play: async () => {
    const feed = await screen.findByRole('feed')
    for (const bubble of feed.querySelectorAll('.omc-chat-body'))
      await expect(bubble.clientWidth).toBeLessThanOrEqual(feed.clientWidth * 0.75)
    await expect(feed.scrollWidth).toBe(feed.clientWidth)
  },
}

export const Emoji: StoryObj = {
  ...shows((t) =>
    said(t, { kind: 'text', text: t('收到 /::) [强]/:rose', 'Got it /::) [强]/:rose') }),
  ),
  name: 'B-281: emoji codes are pictures with a name',
  play: async () => {
    await expect(await screen.findAllByRole('img')).toHaveLength(3)
    await expect(screen.getByRole('img', { name: /^(微笑|Smile)$/ })).toBeVisible()
  },
}

export const Own: StoryObj = {
  ...shows((t) =>
    said(t, { kind: 'text', text: t('好，下午给你', 'Fine, this afternoon') }, { isOwn: true }),
  ),
  name: 'B-274: own messages stand at the other side',
  play: async () => {
    const bubble = (await screen.findByText(/^(好，|Fine)/)).closest('.omc-chat-bubble')
    const feed = screen.getByRole('feed').getBoundingClientRect()
    const { left, right } = bubble?.getBoundingClientRect() ?? feed
    await expect(feed.right - right).toBeLessThan(left - feed.left)
  },
}

export const Tip: StoryObj = {
  ...shows((t) => ({
    kind: 'tip',
    id: 't',
    at: null,
    text: t('7 月 26 日 周日', 'Sunday, 26 July'),
  })),
  name: 'B-273: a tip is a divider with its words in the middle',
}

export const System: StoryObj = {
  ...shows(
    (t) =>
      said(t, {
        kind: 'system',
        title: t('稿件已退回', 'The draft was returned'),
        subtitle: t('两处需要修改', 'Two things are to be changed'),
        links: [
          { id: '1', text: t('查看批注', 'See the comments') },
          { id: '2', text: t('打开稿件', 'Open the draft') },
        ],
      }),
    { onClickTalk, onSystemEvent },
  ),
  name: 'B-277, B-288: a system message tells which link was clicked',
  play: async () => {
    onSystemEvent.mockClear()
    onClickTalk.mockClear()
    await userEvent.click(await screen.findByRole('button', { name: /^(查看批注|See the)/ }))
    await expect(onSystemEvent.mock.calls[0]?.[0]).toMatchObject({ link: { id: '1' } })
    await expect(onClickTalk.mock.calls[0]?.[0]).toMatchObject({ type: 'systemItem' })
  },
}

export const SubLink: StoryObj = {
  ...shows((t) => [
    said(t, {
      kind: 'subLink',
      text: t('提现规则', 'Rules for payouts'),
      href: 'https://help.example/payouts',
    }),
    said(t, { kind: 'subLink', text: t('去签到', 'Sign in for today'), href: null }, { number: 1 }),
  ]),
  name: 'B-278: a sub-link; without an address it is a task for the host',
}

const shop = (t: Tell, coverUrl: string | null) =>
  said(t, {
    kind: 'shop',
    title: t(
      '通勤托特包，防泼水帆布，可放 14 英寸电脑，四色可选',
      'Tote bag for the way to work, water-repellent canvas, fits a 14-inch laptop, four colours',
    ),
    subtitle: t('佣金 20%', 'Commission 20%'),
    price: '¥129.00',
    coverUrl,
    tags: [t('热卖', 'Popular'), t('包邮', 'Free delivery'), t('7 天退换', '7 days to return')],
  })

export const ShopCard: StoryObj = {
  ...shows((t) => shop(t, SAMPLE_MEDIA.picture), { onTask }),
  name: 'B-279: a shop card, 200 wide, with a title of two lines',
  play: async () => {
    onTask.mockClear()
    const card = await screen.findByRole('button', { name: /¥129/ })
    await expect(card.getBoundingClientRect().width).toBe(200)
    const title = card.querySelector('.omc-chat-shop-title')
    await expect(title?.clientHeight).toBe(44)
    await userEvent.click(card)
    await expect(onTask.mock.calls[0]?.[0]).toMatchObject({ type: 'shop' })
  },
}

export const ShopCardNoImage: StoryObj = shows((t) => shop(t, null))

const image = (t: Tell, url: string) =>
  said(t, { kind: 'image', url, alt: t('主图：绿色托特包', 'Main picture: a green tote bag') })

export const Image: StoryObj = {
  ...shows((t) => image(t, SAMPLE_MEDIA.picture)),
  name: 'B-280: an image of 250 px at most; a click shows it large',
  play: async () => {
    const open = await screen.findByRole('button', { name: /^(查看图片|View image)/ })
    await waitFor(() => expect(open.querySelector('img')?.naturalWidth).toBeGreaterThan(0))
    await expect(open.getBoundingClientRect().width).toBeLessThanOrEqual(250)
    await userEvent.click(open)
    await expect(await screen.findByRole('dialog')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /^(关闭|Close)/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(open).toHaveFocus()
  },
}

/** The alternative text replaces a picture that fails to load. */
export const ImageBroken: StoryObj = shows((t) => image(t, 'https://user:secret@pictures.example/'))

export const File: StoryObj = shows((t) => [
  said(t, {
    kind: 'file',
    url: 'https://files.example/1',
    name: t('七月选品清单（终稿）.xlsx', 'Goods of July, final.xlsx'),
    sizeBytes: 1_258_291,
  }),
  said(
    t,
    {
      kind: 'file',
      url: 'https://files.example/2',
      name: t(
        '一个名字非常非常长、放不进一行的合同补充协议第三版.pdf',
        'A supplementary agreement with a name that fits on no line, third version.pdf',
      ),
      sizeBytes: null,
    },
    { number: 1, isOwn: true },
  ),
])

export const Video: StoryObj = shows((t) =>
  said(t, { kind: 'video', url: SAMPLE_MEDIA.clip, posterUrl: SAMPLE_MEDIA.picture }),
)

export const Audio: StoryObj = shows((t) => said(t, { kind: 'audio', url: SAMPLE_MEDIA.note }))

/** A newer server may send kinds that this version does not know. */
export const UnknownKind: StoryObj = shows((t) => said(t, { kind: 'custom', data: {} }))

/** `slots.message` renders it and reports actions to the host. */
export const Custom: StoryObj = shows((t) => said(t, { kind: 'custom', data: { votes: 3 } }), {
  onTask,
  slots: {
    message: ({ author }, { raiseTask }) => (
      <button type="button" className="omc-chat-link" onClick={() => raiseTask('voted')}>
        {author.name} · 3 / 5
      </button>
    ),
  },
})

const own = (t: Tell, status: 'sending' | 'sent' | 'failed') =>
  said(
    t,
    { kind: 'text', text: t('好，下午给你', 'Fine, you get it this afternoon') },
    { isOwn: true, status },
  )

export const Sending: StoryObj = {
  ...shows((t) => own(t, 'sending')),
  name: 'Sending: a spinner, but only after 800 ms',
  play: async () => {
    await expect(document.querySelector('[data-late]')).toBeNull()
    await waitFor(() => expect(document.querySelector('[data-late]')).toBeVisible(), {
      timeout: SPINNER_AFTER_MS * 5,
    })
  },
}

export const Failed: StoryObj = shows((t) => own(t, 'failed'))

/** The host sends it again and updates its status. */
export const Retry: StoryObj = {
  render: (_args, { globals }) => <Tried locale={localeOf(globals)} />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^(重试|Retry)/ }))
    await expect(screen.queryByRole('button', { name: /^(重试|Retry)/ })).toBeNull()
  },
}

function Tried({ locale }: { readonly locale: ReturnType<typeof localeOf> }) {
  const [status, setStatus] = useState<'sending' | 'failed'>('failed')
  return (
    <ChatProvider {...spokenIn(locale)} onRetry={() => setStatus('sending')}>
      <Feed messages={[own(tellIn(locale), status)]} />
    </ChatProvider>
  )
}

const streamed = (t: Tell, phase: StreamPhase, number = 0) =>
  said(
    t,
    {
      kind: 'stream',
      text: t('标题可以更短：先说', 'The title could be shorter: begin with'),
      phase,
      partCount: 3,
      early: [],
      expectedCount: null,
    },
    { number },
  )

const onStop = fn()

/** The host adds its own stop button below a streaming message. */
export const Streaming: StoryObj = {
  render: (_args, { globals }) => {
    const locale = localeOf(globals)
    const t = tellIn(locale)
    const stop: ChatSlots['stop'] = ({ id }) => (
      <button type="button" className="omc-chat-link" onClick={() => onStop(id)}>
        {t('停止', 'Stop')}
      </button>
    )
    return (
      <ChatProvider {...spokenIn(locale)} slots={{ stop }}>
        <Feed messages={[streamed(t, 'streaming')]} />
      </ChatProvider>
    )
  },
  play: async () => {
    onStop.mockClear()
    await expect(document.querySelector('.omc-chat-caret')).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: /^(停止|Stop)$/ }))
    await expect(onStop).toHaveBeenCalledTimes(1)
  },
}

export const StreamEnds: StoryObj = {
  ...shows((t) => [streamed(t, 'finished'), streamed(t, 'stopped', 1), streamed(t, 'failed', 2)]),
  name: 'A streamed message that is whole, was stopped, was interrupted',
  play: async () => {
    await expect(await screen.findByText(/^(已停止|Stopped)$/)).toBeVisible()
    await expect(screen.getByText(/^(回复中断|Interrupted)/)).toBeVisible()
    await expect(document.querySelector('.omc-chat-caret')).toBeNull()
  },
}

const everyKind: Make = (t) => [
  { kind: 'tip', id: 't', at: null, text: t('7 月 26 日 周日', 'Sunday, 26 July') },
  said(t, { kind: 'text', text: t('第三段要改一下', 'Please change the third paragraph') }),
  { ...own(t, 'failed'), id: 'f' },
  { ...shop(t, null), id: 'shop' },
]

export const Long: StoryObj = { ...LOOKS.long, ...shows(everyKind) }
export const Dark: StoryObj = {
  ...LOOKS.dark,
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  ...shows(everyKind),
}
