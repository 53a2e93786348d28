import type { MessageKind } from './model/chat-message.ts'

/** Every text of the widget. */
export type ChatLabels = {
  readonly messages: string
  readonly input: string
  readonly placeholder: string
  readonly send: string
  readonly me: string
  readonly sending: string
  readonly failed: string
  readonly retry: string
  readonly empty: string
  readonly newMessages: string
  readonly toBottom: (unreadCount: number) => string
  readonly historyLoad: string
  readonly historyFetching: string
  readonly historyEnded: string
  readonly historyFailed: string
  readonly openImage: string
  /** Names of the kinds that have no words of their own. */
  readonly kinds: Readonly<Partial<Record<MessageKind, string>>>
}

/** @source console spec §11: text of the send button and the placeholder */
export const CHAT_LABELS_ZH: ChatLabels = {
  messages: '消息',
  input: '消息内容',
  placeholder: '请输入内容...',
  send: '发送',
  me: '我',
  sending: '发送中',
  failed: '发送失败',
  retry: '重试',
  empty: '还没有消息',
  newMessages: '以下为新消息',
  toBottom: (unreadCount) => (unreadCount > 0 ? `${unreadCount} 条新消息` : '回到底部'),
  historyLoad: '加载更早的消息',
  historyFetching: '加载中…',
  historyEnded: '没有更多了',
  historyFailed: '加载失败，点击重试',
  openImage: '查看图片',
  kinds: { image: '图片', file: '文件', video: '视频', audio: '语音' },
}

export const CHAT_LABELS_EN: ChatLabels = {
  messages: 'Messages',
  input: 'Message',
  placeholder: 'Type a message…',
  send: 'Send',
  me: 'Me',
  sending: 'Sending',
  failed: 'Not sent',
  retry: 'Retry',
  empty: 'No messages yet',
  newMessages: 'New messages below',
  toBottom: (unreadCount) => {
    if (unreadCount === 0) return 'Back to the end'
    return unreadCount === 1 ? '1 new message' : `${unreadCount} new messages`
  },
  historyLoad: 'Load earlier messages',
  historyFetching: 'Loading…',
  historyEnded: 'No more messages',
  historyFailed: 'Loading failed, try again',
  openImage: 'View image',
  kinds: { image: 'Image', file: 'File', video: 'Video', audio: 'Audio' },
}
