import type { ReactNode } from 'react'
import { ChatFace } from '../avatar/chat-face.tsx'
import { useRovingFocus } from '../focus/use-roving-focus.ts'
import { useChat } from '../frame/chat-context.ts'
import { ChatIcon } from '../icon/chat-icon.tsx'
import type { ChatSession } from '../model/chat-session.ts'
import { UnreadBadge } from './unread-badge.tsx'

export type SessionBarProps = {
  /** In the order they stand in. */
  readonly sessions: readonly ChatSession[]
  /** The conversation that is shown. */
  readonly activeId: string | null
  /** Content of the remove button. */
  readonly removeMark?: (session: ChatSession) => ReactNode
}

/**
 * Bar of conversations: arrows move, Enter opens, Delete removes.
 *
 * @source originals: conversation bar of the chat window
 */
export function SessionBar({ sessions, activeId, removeMark }: SessionBarProps) {
  const { labels: all, emit } = useChat()
  const { sessions: labels } = all
  const active = sessions.findIndex(({ id }) => id === activeId)
  const { holder, place, stop } = useRovingFocus<HTMLDivElement>(
    sessions.map(() => 1),
    Math.max(0, active),
  )
  if (sessions.length === 0)
    return <p className="omc-chat-sessions omc-chat-empty">{labels.none}</p>
  return (
    <div className="omc-chat-sessions">
      <div
        // Each conversation takes focus, which a select does not support.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="listbox"
        aria-label={labels.sessions}
        tabIndex={-1}
        {...holder}
        onKeyDown={(event) => {
          const session = sessions[stop]
          if (event.key === 'Delete' && session) emit('session', { type: 'remove', session })
          else holder.onKeyDown(event)
        }}
      >
        {sessions.map((session, index) => (
          <button
            key={session.id}
            type="button"
            // An option that a click, Enter or Space selects.
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="option"
            aria-selected={session.id === activeId}
            className="omc-chat-session"
            onClick={() => emit('session', { type: 'select', session })}
            {...place(index)}
          >
            <SessionSummary session={session} />
          </button>
        ))}
      </div>
      {/* An option must not contain a button, so the remove buttons are next to the options. */}
      <div className="omc-chat-removers">
        {sessions.map((session) => (
          <button
            key={session.id}
            type="button"
            aria-label={labels.remove(session.name)}
            onClick={() => emit('session', { type: 'remove', session })}
          >
            {removeMark?.(session) ?? <ChatIcon name="close" size={14} />}
          </button>
        ))}
      </div>
    </div>
  )
}

function SessionSummary({ session }: { readonly session: ChatSession }) {
  const { sessions: labels } = useChat().labels
  return (
    <>
      <span className="omc-chat-session-face">
        <ChatFace img={session.img} name={session.name} />
        <UnreadBadge count={session.unreadCount ?? 0} label={labels.unread} />
      </span>
      <span className="omc-chat-session-text">
        <span>{session.name}</span>
        {session.dept ? <span className="omc-chat-muted">{session.dept}</span> : null}
      </span>
    </>
  )
}
