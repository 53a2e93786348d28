import { useId, useLayoutEffect, useRef } from 'react'
import { useChat } from '../frame/chat-context.ts'
import { ChatIcon } from '../icon/chat-icon.tsx'
import { MemberList } from './member-list.tsx'
import type { MemberListProps } from './member-list.tsx'

export type RightPanelProps = Partial<MemberListProps> & {
  /** Whether notice and members are shown; folded, the handle stays. */
  readonly isOpen: boolean
  /** The handle was pressed, or the window is too narrow. */
  readonly onOpenChange: (isOpen: boolean) => void
  /** Stands above the members, as plain text. */
  readonly notice?: string
}

/** In a narrower window the panel covers the chat, so it starts folded. */
const OVER_CHAT_BELOW_PX = 480

/**
 * Notice and members next to the chat; a handle on its edge folds it.
 *
 * @source originals: right box of the chat window
 */
export function RightPanel(props: RightPanelProps) {
  const { isOpen, onOpenChange, notice, members, ...list } = props
  const { labels: all, slots } = useChat()
  const { right: labels } = all
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  const fold = useRef(() => onOpenChange(false))
  useLayoutEffect(() => {
    const width = panel.current?.parentElement?.clientWidth ?? 0
    if (width > 0 && width < OVER_CHAT_BELOW_PX) fold.current()
  }, [])
  return (
    <aside ref={panel} aria-label={labels.panel} className="omc-chat-right" data-open={isOpen}>
      <button
        type="button"
        className="omc-chat-handle"
        aria-label={isOpen ? labels.fold : labels.unfold}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => onOpenChange(!isOpen)}
      >
        <ChatIcon name={isOpen ? 'fold' : 'unfold'} size={12} />
      </button>
      <div id={id} className="omc-chat-right-body" hidden={!isOpen}>
        {slots.right ?? (
          <>
            {notice ? (
              <>
                <h2>{labels.notice}</h2>
                <p className="omc-chat-notice">{notice}</p>
              </>
            ) : null}
            {members ? <MemberList members={members} {...list} /> : null}
          </>
        )}
      </div>
    </aside>
  )
}
