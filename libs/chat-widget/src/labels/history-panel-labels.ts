import type { ChatLocale } from './chat-locale.ts'

export type HistoryPanelLabels = {
  readonly history: string
  readonly search: string
  readonly found: (count: number) => string
  readonly close: string
}

export const HISTORY_PANEL_LABELS: Readonly<Record<ChatLocale, HistoryPanelLabels>> = {
  zh: {
    history: '历史消息',
    search: '搜索历史消息',
    found: (count) => (count === 0 ? '没有匹配的消息' : `${count} 条消息`),
    close: '关闭历史消息',
  },
  en: {
    history: 'Message history',
    search: 'Search the history',
    found: (count) => {
      if (count === 0) return 'No message matches'
      return count === 1 ? '1 message' : `${count} messages`
    },
    close: 'Close the history',
  },
}
