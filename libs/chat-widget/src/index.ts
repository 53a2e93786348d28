export { ChatWidget } from './chat-widget.tsx'
export type { ChatWidgetProps } from './chat-widget.tsx'
export { EMOJI_TABLE } from './emoji/emoji-table.ts'
export type { Emoji, EmojiLook } from './emoji/emoji-table.ts'
export { parseEmoji } from './emoji/parse-emoji.ts'
export type { TextPart } from './emoji/parse-emoji.ts'
export { EntryBox } from './entry-box/entry-box.tsx'
export type { EntryBoxProps } from './entry-box/entry-box.tsx'
export { useChat } from './frame/chat-context.ts'
export type { Chat, EntryAccess } from './frame/chat-context.ts'
export type {
  ChatEventMap,
  ChatEventName,
  ChatHandlers,
  ClickTalk,
  Emit,
  Enter,
  LoadHistory,
  Task,
  TaskMessage,
} from './frame/chat-events.ts'
export { CHAT_LABELS } from './frame/chat-labels.ts'
export type { ChatLabelChanges, ChatLabels } from './frame/chat-labels.ts'
export type { ChatLocale } from './frame/chat-locale.ts'
export { ChatProvider } from './frame/chat-provider.tsx'
export type { ChatLook, ChatProviderProps } from './frame/chat-provider.tsx'
export type { ChatSlots, CustomMessageTools } from './frame/chat-slots.ts'
export { formatMonthDayTime } from './frame/format-time.ts'
export { MessageList } from './message-list/message-list.tsx'
export type { MessageListProps } from './message-list/message-list.tsx'
export { summaryOf } from './model/chat-message.ts'
export type {
  ChatAuthor,
  ChatMessage,
  MessageKind,
  MessageOf,
  MessageStatus,
  SpokenMessage,
  SystemLink,
} from './model/chat-message.ts'
export { createChatModel } from './model/create-chat-model.ts'
export type { ChatModel, ChatState, HistoryState } from './model/create-chat-model.ts'
export { createDraft } from './model/create-draft.ts'
export type { ChatDraft } from './model/create-draft.ts'
export { parseChatMessage } from './model/parse-chat-message.ts'
export type { ChatMessageProblem, ParsedChatMessage } from './model/parse-chat-message.ts'
export { parseSafeUrl } from './model/parse-safe-url.ts'
export { QUICK_REPLY_MAX_LENGTH } from './model/quick-reply.ts'
export type { QuickReply } from './model/quick-reply.ts'
