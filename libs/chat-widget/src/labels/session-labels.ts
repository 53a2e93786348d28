import type { ChatLocale } from './chat-locale.ts'

export type SessionLabels = {
  readonly sessions: string
  readonly none: string
  readonly unread: (count: number) => string
  readonly remove: (name: string) => string
}

/** @source originals: conversation bar, empty state 暂无会话 */
export const SESSION_LABELS: Readonly<Record<ChatLocale, SessionLabels>> = {
  zh: {
    sessions: '会话',
    none: '暂无会话',
    unread: (count) => `${count} 条未读`,
    remove: (name) => `移除会话 ${name}`,
  },
  en: {
    sessions: 'Conversations',
    none: 'No conversations',
    unread: (count) => `${count} unread`,
    remove: (name) => `Remove the conversation ${name}`,
  },
}
