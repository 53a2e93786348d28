import type { ChatLocale } from './chat-locale.ts'
import { EMOJI_LABELS } from './emoji-labels.ts'
import type { EmojiLabels } from './emoji-labels.ts'
import { ENTRY_LABELS } from './entry-labels.ts'
import type { EntryLabels } from './entry-labels.ts'
import { HISTORY_PANEL_LABELS } from './history-panel-labels.ts'
import type { HistoryPanelLabels } from './history-panel-labels.ts'
import { LIST_LABELS } from './list-labels.ts'
import type { ListLabels } from './list-labels.ts'
import { MESSAGE_LABELS } from './message-labels.ts'
import type { MessageLabels } from './message-labels.ts'
import { QUICK_REPLY_LABELS } from './quick-reply-labels.ts'
import type { QuickReplyLabels } from './quick-reply-labels.ts'
import { RIGHT_PANEL_LABELS } from './right-panel-labels.ts'
import type { RightPanelLabels } from './right-panel-labels.ts'
import { SESSION_LABELS } from './session-labels.ts'
import type { SessionLabels } from './session-labels.ts'
import { TOOL_LABELS } from './tool-labels.ts'
import type { ToolLabels } from './tool-labels.ts'

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

type Tables = {
  readonly [Part in keyof ChatLabels]: Readonly<Record<ChatLocale, ChatLabels[Part]>>
}

const TABLES: Tables = {
  list: LIST_LABELS,
  message: MESSAGE_LABELS,
  entry: ENTRY_LABELS,
  emoji: EMOJI_LABELS,
  quickReplies: QUICK_REPLY_LABELS,
  tools: TOOL_LABELS,
  sessions: SESSION_LABELS,
  right: RIGHT_PANEL_LABELS,
  historyPanel: HISTORY_PANEL_LABELS,
}

export const CHAT_LABELS: Readonly<Record<ChatLocale, ChatLabels>> = {
  zh: /* @__PURE__ */ chatLabels('zh'),
  en: /* @__PURE__ */ chatLabels('en'),
}

/** Texts of a language with the host's overrides. */
export function chatLabels(locale: ChatLocale, changes: ChatLabelChanges = {}): ChatLabels {
  // as: one entry per part, typed by the table.
  return Object.fromEntries(
    Object.entries(TABLES).map(([part, texts]) => [
      part,
      { ...texts[locale], ...changes[part as keyof ChatLabels] },
    ]),
  ) as ChatLabels
}
