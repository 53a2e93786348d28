import type { ChatLocale } from './chat-locale.ts'

export type EntryLabels = {
  readonly input: string
  readonly placeholder: string
  readonly send: string
}

/** @source console spec §9: text of the send button and the placeholder */
export const ENTRY_LABELS: Readonly<Record<ChatLocale, EntryLabels>> = {
  zh: { input: '消息内容', placeholder: '请输入内容...', send: '发送' },
  en: { input: 'Message', placeholder: 'Type a message…', send: 'Send' },
}
