import { EmojiPanel } from '../emoji-panel/emoji-panel.tsx'
import type { EmojiStorage } from '../emoji-panel/recent-emoji.ts'
import { useChat } from '../frame/chat-context.ts'
import { QuickReplyList } from '../quick-replies/quick-reply-list.tsx'
import type { QuickReplyListProps } from '../quick-replies/quick-reply-list.tsx'
import type { MatchPinyin } from '../search/find-text.ts'

type EmojiOverProps = {
  readonly emojiStorage: EmojiStorage
  readonly matchPinyin?: MatchPinyin | undefined
  /** The panel closes and the entry box takes the focus. */
  readonly onClose: () => void
}

/** The emoji panel over the entry box; a picked emoji goes to the caret. */
export function EmojiOver({ emojiStorage, matchPinyin, onClose }: EmojiOverProps) {
  const { entry } = useChat()
  return (
    <div className="omc-chat-over">
      <EmojiPanel
        storage={emojiStorage}
        matchPinyin={matchPinyin}
        onLeave={onClose}
        onPick={({ code }) => {
          entry.insert(code)
          onClose()
        }}
      />
    </div>
  )
}

type RepliesOverProps = Pick<QuickReplyListProps, 'matches' | 'onPick'> & {
  readonly onDismiss: () => void
}

/** The matching quick replies over the entry box. */
export function RepliesOver({ matches, onPick, onDismiss }: RepliesOverProps) {
  const { entry } = useChat()
  return (
    <div className="omc-chat-over">
      <QuickReplyList
        matches={matches}
        onPick={onPick}
        onLeave={(by) => {
          if (by === 'Escape') onDismiss()
          entry.focus()
        }}
      />
    </div>
  )
}
