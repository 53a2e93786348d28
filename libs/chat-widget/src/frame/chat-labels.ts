import { EMOJI_LABELS } from '../emoji/emoji-labels.ts'
import type { EmojiLabels } from '../emoji/emoji-labels.ts'
import { ENTRY_LABELS } from '../entry-box/entry-labels.ts'
import type { EntryLabels } from '../entry-box/entry-labels.ts'
import { HISTORY_PANEL_LABELS } from '../history-panel/history-panel-labels.ts'
import type { HistoryPanelLabels } from '../history-panel/history-panel-labels.ts'
import { LIST_LABELS } from '../message-list/list-labels.ts'
import type { ListLabels } from '../message-list/list-labels.ts'
import { MESSAGE_LABELS } from '../message/message-labels.ts'
import type { MessageLabels } from '../message/message-labels.ts'
import { QUICK_REPLY_LABELS } from '../quick-replies/quick-reply-labels.ts'
import type { QuickReplyLabels } from '../quick-replies/quick-reply-labels.ts'
import { RIGHT_PANEL_LABELS } from '../right-panel/right-panel-labels.ts'
import type { RightPanelLabels } from '../right-panel/right-panel-labels.ts'
import { SESSION_LABELS } from '../session-bar/session-labels.ts'
import type { SessionLabels } from '../session-bar/session-labels.ts'
import { TOOL_LABELS } from '../tool-bar/tool-labels.ts'
import type { ToolLabels } from '../tool-bar/tool-labels.ts'
import type { ChatLocale } from './chat-locale.ts'

/** Every text of the widget, one entry per part. */
export type ChatLabels = {
  readonly list: ListLabels
  readonly message: MessageLabels
  readonly entry: EntryLabels
  readonly emoji: EmojiLabels
  readonly quickReplies: QuickReplyLabels
  readonly tools: ToolLabels
  readonly sessions: SessionLabels
  readonly right: RightPanelLabels
  readonly historyPanel: HistoryPanelLabels
}

/** Some texts of some parts. */
export type ChatLabelChanges = { readonly [Part in keyof ChatLabels]?: Partial<ChatLabels[Part]> }

export const CHAT_LABELS: Readonly<Record<ChatLocale, ChatLabels>> = {
  zh: labelsIn('zh'),
  en: labelsIn('en'),
}

/** The texts of a language with the host's own in their place. */
export function chatLabels(locale: ChatLocale, changes: ChatLabelChanges = {}): ChatLabels {
  const texts = CHAT_LABELS[locale]
  return {
    list: { ...texts.list, ...changes.list },
    message: { ...texts.message, ...changes.message },
    entry: { ...texts.entry, ...changes.entry },
    emoji: { ...texts.emoji, ...changes.emoji },
    quickReplies: { ...texts.quickReplies, ...changes.quickReplies },
    tools: { ...texts.tools, ...changes.tools },
    sessions: { ...texts.sessions, ...changes.sessions },
    right: { ...texts.right, ...changes.right },
    historyPanel: { ...texts.historyPanel, ...changes.historyPanel },
  }
}

function labelsIn(locale: ChatLocale): ChatLabels {
  return {
    list: LIST_LABELS[locale],
    message: MESSAGE_LABELS[locale],
    entry: ENTRY_LABELS[locale],
    emoji: EMOJI_LABELS[locale],
    quickReplies: QUICK_REPLY_LABELS[locale],
    tools: TOOL_LABELS[locale],
    sessions: SESSION_LABELS[locale],
    right: RIGHT_PANEL_LABELS[locale],
    historyPanel: HISTORY_PANEL_LABELS[locale],
  }
}
