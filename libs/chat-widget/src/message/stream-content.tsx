import { useChat } from '../frame/chat-context.ts'
import type { MessageOf } from '../model/chat-message.ts'
import { EmojiText } from './emoji-text.tsx'

/** Streamed text: a caret while it streams, and the reason if it ended incomplete. */
export function StreamContent({ message }: { readonly message: MessageOf<'stream'> }) {
  const { labels, slots } = useChat()
  const { text, phase } = message
  const isStreaming = phase === 'streaming'
  const note = labels.message.streamEnds[phase]
  return (
    <>
      <p className="omc-chat-text" aria-busy={isStreaming}>
        <EmojiText text={text} />
        {isStreaming ? <span aria-hidden className="omc-chat-caret" /> : null}
      </p>
      {isStreaming ? slots.stop?.(message) : null}
      {note ? <p className="omc-chat-muted">{note}</p> : null}
    </>
  )
}
