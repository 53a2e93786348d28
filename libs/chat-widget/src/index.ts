export { formatMonthDayTime } from './chat-context.ts'
export type { MessageEvents } from './chat-context.ts'
export { ChatWidget } from './chat-widget.tsx'
export type { ChatWidgetProps } from './chat-widget.tsx'
export { EMOJI_TABLE } from './emoji/emoji-table.ts'
export type { Emoji, EmojiLook } from './emoji/emoji-table.ts'
export { parseEmoji } from './emoji/parse-emoji.ts'
export type { TextPart } from './emoji/parse-emoji.ts'
export type { EntryBoxHandle } from './entry-box/entry-box.tsx'
export { CHAT_LABELS_EN, CHAT_LABELS_ZH } from './labels.ts'
export type { ChatLabels } from './labels.ts'
export { MessageList } from './message-list/message-list.tsx'
export type { MessageListProps } from './message-list/message-list.tsx'
export { summaryOf } from './model/chat-message.ts'
export type {
  ChatAuthor,
  ChatMessage,
  MessageKind,
  MessageStatus,
  SpokenMessage,
  SystemLink,
} from './model/chat-message.ts'
export { createChatModel } from './model/create-chat-model.ts'
export type { ChatModel, ChatState, HistoryState } from './model/create-chat-model.ts'
export { parseChatMessage } from './model/parse-chat-message.ts'
export type { ChatMessageProblem, ParsedChatMessage } from './model/parse-chat-message.ts'
export { parseSafeUrl } from './model/parse-safe-url.ts'
