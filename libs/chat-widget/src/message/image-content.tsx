import { useChat } from '../frame/chat-context.ts'
import type { MessageOf } from '../model/chat-message.ts'
import { Picture } from './picture.tsx'

/** A picture, at most 250 px; a click asks the host to show it large. */
export function ImageContent({ message }: { readonly message: MessageOf<'image'> }) {
  const { labels, emit } = useChat()
  const { openImage, kinds } = labels.message
  return (
    <button
      type="button"
      className="omc-chat-image"
      aria-label={`${openImage} ${message.alt}`.trim()}
      onClick={() => emit('openImage', message)}
    >
      <Picture
        url={message.url}
        alt={message.alt || (kinds.image ?? '')}
        className="omc-chat-media"
      />
    </button>
  )
}
