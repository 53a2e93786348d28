import { useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { createEmojiMemory } from '../emoji-panel/recent-emoji.ts'
import type { EmojiStorage } from '../emoji-panel/recent-emoji.ts'
import { useChat } from '../frame/chat-context.ts'
import { ToolBar } from '../tool-bar/tool-bar.tsx'
import type { ToolConfig } from '../tool-bar/tool-config.ts'
import { EntryBox } from './entry-box.tsx'
import { isImeKey } from './ime-guard.ts'
import { EmojiOver, RepliesOver } from './over-entry.tsx'
import type { EntryOptions } from './use-entry.ts'
import { useLeave } from './use-leave.ts'
import { useQuickReplies } from './use-quick-replies.ts'
import type { QuickReplyOptions } from './use-quick-replies.ts'

export type ComposerProps = EntryOptions &
  QuickReplyOptions & {
    /** Tools with their order and their acts. */
    readonly toolConfig?: ToolConfig | undefined
    /** Where recently used emoji are kept; without it, until the page is left. */
    readonly emojiStorage?: EmojiStorage | undefined
    /** Act of the history tool, besides the callback. */
    readonly onHistory?: () => void
  }

const NO_TOOLS: ToolConfig = {}

/** Tools, emoji, quick replies and the entry box: the lower part of a chat. */
export function Composer(props: ComposerProps) {
  const { toolConfig = NO_TOOLS, isDisabled = false } = props
  const { emoji, entry, labels, slots } = useChat()
  const [memory] = useState(createEmojiMemory)
  const [isEmojiOpen, setIsEmojiOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const { matches, pick, dismiss } = useQuickReplies(props)
  const hasEmoji = emoji.length > 0 && toolConfig.showEmoji !== false
  const areRepliesShown = matches.length > 0 && !isDisabled && !isEmojiOpen
  useLeave(root, isEmojiOpen, () => setIsEmojiOpen(false))

  const closeEmoji = () => {
    setIsEmojiOpen(false)
    entry.focus()
  }
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.defaultPrevented || isImeKey(event.nativeEvent, null)) return
    if (event.key === 'Escape' && (isEmojiOpen || areRepliesShown)) {
      event.preventDefault()
      if (isEmojiOpen) closeEmoji()
      else dismiss()
    }
    if (event.key === 'ArrowDown' && areRepliesShown && isOnLastLine(event.target)) {
      event.preventDefault()
      root.current?.querySelector<HTMLElement>('[role="option"]')?.focus()
    }
  }
  const emojiTool = { isOpen: isEmojiOpen, onToggle: () => setIsEmojiOpen(!isEmojiOpen) }
  return (
    // Handles keys of the box that open and close the panels over it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={root} className="omc-chat-composer" onKeyDown={press}>
      {hasEmoji || toolConfig.show || slots.tools ? (
        <ToolBar
          {...toolConfig}
          {...(props.onHistory ? { onHistory: props.onHistory } : {})}
          isDisabled={isDisabled}
          emoji={hasEmoji ? emojiTool : undefined}
        >
          {slots.tools?.(entry)}
        </ToolBar>
      ) : null}
      {isEmojiOpen ? (
        <EmojiOver {...props} emojiStorage={props.emojiStorage ?? memory} onClose={closeEmoji} />
      ) : null}
      {areRepliesShown ? <RepliesOver matches={matches} onPick={pick} onDismiss={dismiss} /> : null}
      <output className="omc-chat-hidden">
        {areRepliesShown ? labels.quickReplies.found(matches.length) : null}
      </output>
      <EntryBox maxLength={props.maxLength} isDisabled={isDisabled} isHeld={props.isHeld} />
    </div>
  )
}

function isOnLastLine(target: EventTarget): boolean {
  if (!(target instanceof HTMLTextAreaElement)) return false
  return !target.value.slice(target.selectionEnd).includes('\n')
}
