import type { ChatLocale } from './chat-locale.ts'

export type ListLabels = {
  readonly messages: string
  readonly empty: string
  readonly newMessages: string
  readonly typing: (name: string) => string
  readonly toBottom: (unreadCount: number) => string
  readonly historyLoad: string
  readonly historyPull: string
  readonly historyRelease: string
  readonly historyFetching: string
  readonly historyFinished: string
  readonly historyEnded: string
  readonly historyFailed: string
}

export const LIST_LABELS: Readonly<Record<ChatLocale, ListLabels>> = {
  zh: {
    messages: '消息',
    empty: '还没有消息',
    newMessages: '以下为新消息',
    typing: (name) => `${name} 正在输入…`,
    toBottom: (unreadCount) => (unreadCount > 0 ? `${unreadCount} 条新消息` : '回到底部'),
    historyLoad: '加载更早的消息',
    historyPull: '下拉加载更多',
    historyRelease: '松开加载',
    historyFetching: '加载中…',
    historyFinished: '加载完成',
    historyEnded: '没有更多了',
    historyFailed: '加载失败，点击重试',
  },
  en: {
    messages: 'Messages',
    empty: 'No messages yet',
    newMessages: 'New messages below',
    typing: (name) => `${name} is typing…`,
    toBottom: (unreadCount) => {
      if (unreadCount === 0) return 'Back to the end'
      return unreadCount === 1 ? '1 new message' : `${unreadCount} new messages`
    },
    historyLoad: 'Load earlier messages',
    historyPull: 'Pull down for more',
    historyRelease: 'Release to load',
    historyFetching: 'Loading…',
    historyFinished: 'Loaded',
    historyEnded: 'No more messages',
    historyFailed: 'Loading failed, try again',
  },
}
