export { ChatWidget } from './chat-widget.tsx'
export type { ChatWidgetProps } from './chat-widget.tsx'
export type { Emoji, EmojiLook } from './emoji/emoji.ts'
export { EmojiPanel } from './emoji/emoji-panel.tsx'
export type { EmojiPanelProps } from './emoji/emoji-panel.tsx'
export { parseEmoji } from './emoji/parse-emoji.ts'
export type { TextPart } from './emoji/parse-emoji.ts'
export { createEmojiMemory } from './emoji/recent-emoji.ts'
export type { EmojiStorage } from './emoji/recent-emoji.ts'
export { Composer } from './entry-box/composer.tsx'
export type { ComposerProps } from './entry-box/composer.tsx'
export { EntryBox } from './entry-box/entry-box.tsx'
export type { EntryBoxProps } from './entry-box/entry-box.tsx'
export type { Entry, EntryAccess } from './frame/entry-access.ts'
export { useChat } from './frame/chat-context.ts'
export type { Chat } from './frame/chat-context.ts'
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
export { HistoryPanel } from './history-panel/history-panel.tsx'
export type { HistoryPanelProps } from './history-panel/history-panel.tsx'
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
export type {
  ChatModel,
  ChatModelOptions,
  ChatState,
  HistoryState,
} from './model/create-chat-model.ts'
export { createOutbox } from './model/create-outbox.ts'
export type { Outbox, OutboxPorts, Outgoing, Receipt } from './model/create-outbox.ts'
export type { FieldCode, FieldProblem } from './model/field-reader.ts'
export { createDraft } from './model/create-draft.ts'
export type { ChatDraft } from './model/create-draft.ts'
export { parseChatMessage } from './model/parse-chat-message.ts'
export type { ParsedChatMessage } from './model/parse-chat-message.ts'
export type { PullLimits } from './model/pull-history.ts'
export { LIST_PULL_DOWN, PULL_DOWN } from './model/pull-history.ts'
export { parseSafeUrl } from './model/parse-safe-url.ts'
export { QUICK_REPLY_MAX_LENGTH } from './model/quick-reply.ts'
export type { QuickReply } from './model/quick-reply.ts'
export type { FoundRange, MatchPinyin } from './quick-replies/find-text.ts'
export type { QuickReplyEvent, QuickReplyGroup } from './quick-replies/quick-reply-event.ts'
export { QuickReplyManager } from './quick-replies/quick-reply-manager.tsx'
export type { QuickReplyManagerProps } from './quick-replies/quick-reply-manager.tsx'
export type { ChatMember } from './right-panel/chat-member.ts'
export { RightPanel } from './right-panel/right-panel.tsx'
export type { RightPanelProps } from './right-panel/right-panel.tsx'
export type { ChatSession, SessionEvent } from './session-bar/chat-session.ts'
export { SessionBar } from './session-bar/session-bar.tsx'
export type { SessionBarProps } from './session-bar/session-bar.tsx'
export type { OwnTool, ToolConfig, ToolEvent, ToolKey } from './tool-bar/tool-config.ts'
export { ToolBar } from './tool-bar/tool-bar.tsx'
export type { ToolBarProps } from './tool-bar/tool-bar.tsx'
export { ChatWindow } from './window/chat-window.tsx'
export type { ChatWindowProps } from './window/chat-window.tsx'
export type { HeaderClick } from './window/header-click.ts'
