import { useMemo, useState } from 'react'
import { useChat } from '../frame/chat-context.ts'
import type { QuickReply } from '../model/quick-reply.ts'
import { matchQuickReplies } from '../quick-replies/match-quick-replies.ts'
import type { MatchPinyin } from '../search/find-text.ts'
import { useDraftText } from './use-draft-text.ts'

export type QuickReplyOptions = {
  /** Offered while what is typed stands in them. */
  readonly quickReplies?: readonly QuickReply[] | undefined
  /** Act of choosing a reply: send it at once, or put it into the entry box. */
  readonly quickReplyMode?: 'send' | 'insert' | undefined
  /** Matches by sound too, e.g. pinyin; handed in, so that only those pay for it who want it. */
  readonly matchPinyin?: MatchPinyin | undefined
}

const NONE: readonly QuickReply[] = []

/** Replies that match the typed text, with a function that chooses one. */
export function useQuickReplies(options: QuickReplyOptions) {
  const { quickReplies = NONE, quickReplyMode = 'send', matchPinyin } = options
  const { draft, entry, emit, emoji } = useChat()
  const text = useDraftText()
  const [dismissed, setDismissed] = useState<string | null>(null)
  const found = useMemo(
    () => matchQuickReplies(quickReplies, text, { emoji, matchPinyin }),
    [quickReplies, text, emoji, matchPinyin],
  )
  const pick = (reply: QuickReply) => {
    emit('quickReplySubmit', reply)
    if (quickReplyMode === 'insert') {
      // A reply longer than the limit is still inserted whole, so people can shorten it.
      if (!entry.replace(reply.text)) draft.setText(reply.text)
      setDismissed(reply.text)
    } else {
      emit('enter', { type: 'quickReply', reply })
      draft.setText('')
    }
    entry.focus()
  }
  return {
    matches: text === dismissed ? [] : found,
    pick,
    /** Hides the replies until the text changes. */
    dismiss: () => setDismissed(text),
  }
}
