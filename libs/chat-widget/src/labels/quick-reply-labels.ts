import type { ChatLocale } from './chat-locale.ts'

export type QuickReplyLabels = {
  readonly quickReplies: string
  /** Announced when replies match the typed text. */
  readonly found: (count: number) => string
  readonly add: string
  readonly edit: string
  readonly remove: string
  readonly save: string
  readonly cancel: string
  readonly text: string
  readonly textHint: string
  readonly textMissing: string
  readonly none: string
}

export const QUICK_REPLY_LABELS: Readonly<Record<ChatLocale, QuickReplyLabels>> = {
  zh: {
    quickReplies: '快捷回复',
    found: (count) => `${count} 条快捷回复，按 ↓ 选择`,
    add: '添加',
    edit: '编辑',
    remove: '删除',
    save: '保存',
    cancel: '取消',
    text: '回复内容',
    textHint: '写下常用的回复',
    textMissing: '内容为空，写点什么再保存',
    none: '还没有快捷回复',
  },
  en: {
    quickReplies: 'Quick replies',
    found: (count) => `${count} quick ${count === 1 ? 'reply' : 'replies'}, press ↓ to choose`,
    add: 'Add',
    edit: 'Edit',
    remove: 'Delete',
    save: 'Save',
    cancel: 'Cancel',
    text: 'Text of the reply',
    textHint: 'Write what you say often',
    textMissing: 'Nothing is written; write something and save',
    none: 'No quick replies yet',
  },
}
