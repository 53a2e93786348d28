import { useEffect, useState } from 'react'
import { useChat } from '../frame/chat-context.ts'
import type { SpokenMessage } from '../model/chat-message.ts'

/** Delay before the spinner, ms: faster sends show none. */
export const SPINNER_AFTER_MS = 800

/** Sending state of an own message; sent messages show none. */
export function MessageStatus({ message }: { readonly message: SpokenMessage }) {
  if (!message.isOwn || message.status === 'sent') return null
  if (message.status === 'sending') return <Sending />
  return <Failed message={message} />
}

function Sending() {
  const { labels } = useChat()
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), SPINNER_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  // Reserves the space, so nothing moves when the spinner appears.
  return (
    <span className="omc-chat-sending" data-late={isLate || undefined}>
      {isLate ? <span className="omc-chat-hidden">{labels.message.sending}</span> : null}
    </span>
  )
}

function Failed({ message }: { readonly message: SpokenMessage }) {
  const { labels, emit } = useChat()
  return (
    <span className="omc-chat-failed">
      <span aria-hidden>!</span>
      <span>{labels.message.failed}</span>
      <button type="button" className="omc-chat-link" onClick={() => emit('retry', message)}>
        {labels.message.retry}
      </button>
    </span>
  )
}
