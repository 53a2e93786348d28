import { useChat } from '../frame/chat-context.ts'
import { summaryOf } from '../model/chat-message.ts'
import type { ChatMessage } from '../model/chat-message.ts'

/** Reads arriving messages of others to screen readers; history and own messages stay silent. */
export function IncomingLog({ incoming }: { readonly incoming: readonly ChatMessage[] }) {
  const { labels } = useChat()
  return (
    <div
      role="log"
      aria-label={labels.list.messages}
      aria-live="polite"
      className="omc-chat-hidden"
    >
      {incoming.map((message) => (
        <p key={message.id}>
          {message.kind === 'tip' ? '' : `${message.author.name}: `}
          {summaryOf(message) || labels.message.kinds[message.kind]}
          {message.kind === 'stream' ? ` ${labels.message.streamEnds[message.phase] ?? ''}` : null}
        </p>
      ))}
    </div>
  )
}
