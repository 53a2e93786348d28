export { ChatWidget } from './chat-widget.tsx'
export type { ChatWidgetProps } from './chat-widget.tsx'
export { EmojiPanel } from './emoji-panel/emoji-panel.tsx'
export type { EmojiPanelProps } from './emoji-panel/emoji-panel.tsx'
export { createEmojiMemory } from './emoji-panel/recent-emoji.ts'
export type { EmojiStorage } from './emoji-panel/recent-emoji.ts'
export type { Emoji, EmojiLook } from './emoji/emoji.ts'
export { parseEmoji } from './emoji/parse-emoji.ts'
export type { TextPart } from './emoji/parse-emoji.ts'
export { Composer } from './entry-box/composer.tsx'
export type { ComposerProps } from './entry-box/composer.tsx'
export { EntryBox } from './entry-box/entry-box.tsx'
export type { EntryBoxProps } from './entry-box/entry-box.tsx'
export { useChat } from './frame/chat-context.ts'
export type { Chat } from './frame/chat-context.ts'
export type {
  ChatEventMap,
  ChatEventName,
  ChatHandlers,
  ClickTalk,
  Emit,
  Enter,
  HeaderClick,
  LoadHistory,
  Task,
  TaskMessage,
} from './frame/chat-events.ts'
export { ChatProvider } from './frame/chat-provider.tsx'
export type { ChatLook, ChatProviderProps } from './frame/chat-provider.tsx'
export type { ChatSlots, CustomMessageTools } from './frame/chat-slots.ts'
export type { Entry, EntryAccess } from './frame/entry-access.ts'
export { formatMonthDayTime } from './frame/format-time.ts'
export { HistoryPanel } from './history-panel/history-panel.tsx'
export type { HistoryPanelProps } from './history-panel/history-panel.tsx'
export { CHAT_LABELS } from './labels/chat-labels.ts'
export type { ChatLabelChanges, ChatLabels } from './labels/chat-labels.ts'
export type { ChatLocale } from './labels/chat-locale.ts'
export { MessageList } from './message-list/message-list.tsx'
export type { MessageListProps } from './message-list/message-list.tsx'
export type { ChatMember } from './model/chat-member.ts'
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
export type { ChatSession, SessionEvent } from './model/chat-session.ts'
export type { ChatState, HistoryState } from './model/chat-state.ts'
export { createChatModel } from './model/create-chat-model.ts'
export type { ChatModel, ChatModelOptions } from './model/create-chat-model.ts'
export { createDraft } from './model/create-draft.ts'
export type { ChatDraft } from './model/create-draft.ts'
export { createOutbox } from './model/create-outbox.ts'
export type { Outbox, OutboxPorts, Outgoing, Receipt } from './model/create-outbox.ts'
export type { FieldCode, FieldProblem } from './model/field-reader.ts'
export { parseChatMessage } from './model/parse-chat-message.ts'
export type { ParsedChatMessage } from './model/parse-chat-message.ts'
export { parseSafeUrl } from './model/parse-safe-url.ts'
export type { PullLimits } from './model/pull-history.ts'
export { LIST_PULL_DOWN, PULL_DOWN } from './model/pull-history.ts'
export type { QuickReplyEvent, QuickReplyGroup } from './model/quick-reply-event.ts'
export { QUICK_REPLY_MAX_LENGTH } from './model/quick-reply.ts'
export type { QuickReply } from './model/quick-reply.ts'
export type { ToolKey } from './model/tool-key.ts'
export { QuickReplyManager } from './quick-replies/quick-reply-manager.tsx'
export type { QuickReplyManagerProps } from './quick-replies/quick-reply-manager.tsx'
export { RightPanel } from './right-panel/right-panel.tsx'
export type { RightPanelProps } from './right-panel/right-panel.tsx'
export type { FoundRange, MatchPinyin } from './search/find-text.ts'
export { SessionBar } from './session-bar/session-bar.tsx'
export type { SessionBarProps } from './session-bar/session-bar.tsx'
export { ToolBar } from './tool-bar/tool-bar.tsx'
export type { ToolBarProps } from './tool-bar/tool-bar.tsx'
export type { OwnTool, ToolConfig, ToolEvent } from './tool-bar/tool-config.ts'
export { ChatWindow } from './window/chat-window.tsx'
export type { ChatWindowProps } from './window/chat-window.tsx'
