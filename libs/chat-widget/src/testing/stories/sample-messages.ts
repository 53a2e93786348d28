import type { Tell } from '@omc/ui/testing'
import type { ChatMessage } from '../../model/chat-message.ts'
import { createChatModel } from '../../model/create-chat-model.ts'

const AT = Date.UTC(2026, 6, 26, 6, 2)
const MINUTE_MS = 60_000

/** Local media: the catalogue makes no external requests. */
export const SAMPLE_MEDIA = {
  picture: new URL('./media/cover.svg', import.meta.url).href,
  clip: new URL('./media/clip.webm', import.meta.url).href,
  note: new URL('./media/note.wav', import.meta.url).href,
}

/** Content of a message without the common fields. */
type Content = ChatMessage extends infer One
  ? One extends { readonly author: unknown }
    ? Omit<One, 'id' | 'at' | 'author' | 'isOwn' | 'status'>
    : never
  : never

/** A message of Han Mei, or an own one with `isOwn`; `number` sets its id and time. */
export function said(
  t: Tell,
  content: Content,
  { number = 0, isOwn = false, status = 'sent' }: SaidOptions = {},
): ChatMessage {
  const name = isOwn ? t('李雷', 'Li Lei') : t('韩梅', 'Han Mei')
  return {
    ...content,
    id: `s${number}`,
    at: AT + number * MINUTE_MS,
    isOwn,
    status,
    author: { name, avatarUrl: null },
  }
}

type SaidOptions = {
  readonly number?: number
  readonly isOwn?: boolean
  readonly status?: 'sending' | 'sent' | 'failed'
}

const TALK = (t: Tell) => [
  t('第三段要改一下', 'Please change the third paragraph'),
  t('好，下午给你', 'Fine, you get it this afternoon'),
  t(
    '主图也换一张，背景要干净，商品放在中间，文字不要盖住',
    'And another main picture: a plain ground, the goods in the middle, no words over them',
  ),
  t('价格是含税的吗？', 'Does the price include tax?'),
  t('含税，满 200 元包邮', 'It does, and delivery is free above 200'),
  t('今天 18:00 前能交吗', 'Can you deliver today by 18:00?'),
  t('可以', 'Yes'),
]

/** A conversation of `count` messages about a draft; `first` is the first number. */
export function sampleTalk(t: Tell, count: number, first = 0): readonly ChatMessage[] {
  const texts = TALK(t)
  return Array.from({ length: count }, (_, index) => {
    const number = first + index
    const turn = ((number % texts.length) + texts.length) % texts.length
    return said(t, { kind: 'text', text: texts[turn] ?? '' }, { number, isOwn: turn % 3 === 1 })
  })
}

/** A short conversation about a draft. */
export function sampleModel(t: Tell) {
  return createChatModel([
    said(t, { kind: 'text', text: t('第三段要改一下', 'Please change the third paragraph') }),
    said(
      t,
      {
        kind: 'text',
        text: t('好，下午给你 /::)', 'Fine, you get it this afternoon /::)'),
      },
      { number: 1, isOwn: true },
    ),
    said(
      t,
      { kind: 'text', text: t('主图也换一张，谢谢', 'And another main picture, thank you') },
      { number: 2 },
    ),
  ])
}
