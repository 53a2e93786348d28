import { summaryOf } from '../model/chat-message.ts'
import type { ChatState } from '../model/chat-state.ts'
import type { ChatModel } from '../model/create-chat-model.ts'
import { findText } from '../search/find-text.ts'
import type { MatchPinyin } from '../search/find-text.ts'

/** View of a conversation with only the messages whose text matches the query. */
export function filterMessages(
  model: ChatModel,
  typed: string,
  matchPinyin?: MatchPinyin,
): ChatModel {
  const query = typed.trim()
  if (query === '') return model
  let source: ChatState | null = null
  let shown: ChatState | null = null
  return {
    ...model,
    getState() {
      const state = model.getState()
      if (shown !== null && state === source) return shown
      source = state
      const messages = state.messages.filter(
        (message) => findText(summaryOf(message), query, matchPinyin) !== null,
      )
      shown = { ...state, messages, unreadCount: 0, firstUnreadId: null }
      return shown
    },
  }
}
