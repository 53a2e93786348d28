import type { ChatLocale } from './chat-locale.ts'

export type EmojiLabels = {
  readonly emoji: string
  readonly search: string
  readonly recent: string
  readonly none: string
}

export const EMOJI_LABELS: Readonly<Record<ChatLocale, EmojiLabels>> = {
  zh: { emoji: '表情', search: '搜索表情', recent: '最近使用', none: '没有这样的表情' },
  en: {
    emoji: 'Emoji',
    search: 'Search emoji',
    recent: 'Recently used',
    none: 'No such emoji',
  },
}
