import { createContext } from 'react'
import { EMOJI_TABLE } from './emoji/emoji-table.ts'
import type { Emoji } from './emoji/emoji-table.ts'
import { CHAT_LABELS_ZH } from './labels.ts'
import type { ChatLabels } from './labels.ts'
import type { SpokenMessage, SystemLink } from './model/chat-message.ts'

/** What happens to a message; the host decides what to do. */
export type MessageEvents = {
  /** @source console spec §9: clickTalk with type img or nickname */
  readonly onAuthorClick?: (type: 'img' | 'nickname', message: SpokenMessage) => void
  /** A link of a system message. */
  readonly onSystemLink?: (link: SystemLink, message: SpokenMessage) => void
  /** A shop card, or a sub-link without an address. */
  readonly onTask?: (message: SpokenMessage) => void
  readonly onImageOpen?: (message: SpokenMessage) => void
  readonly onRetry?: (message: SpokenMessage) => void
}

export type ChatSettings = {
  readonly labels: ChatLabels
  readonly emoji: readonly Emoji[]
  readonly formatTime: (at: number) => string
  readonly events: MessageEvents
}

export const ChatContext = createContext<ChatSettings>({
  labels: CHAT_LABELS_ZH,
  emoji: EMOJI_TABLE,
  formatTime: formatMonthDayTime,
  events: {},
})

/** MM-DD HH:mm in the time zone of the reader. */
export function formatMonthDayTime(at: number): string {
  const date = new Date(at)
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${pad(date.getMonth() + 1)}-${pad(date.getDate())} ${pad(date.getHours())}:${pad(date.getMinutes())}`
}
