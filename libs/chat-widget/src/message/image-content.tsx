import { useState } from 'react'
import { useChat } from '../frame/chat-context.ts'
import type { MessageOf } from '../model/chat-message.ts'
import { Lightbox } from './lightbox.tsx'
import { Picture } from './picture.tsx'

/** A picture, at most 250 px; a click shows it large, unless the host does that. */
export function ImageContent({ message }: { readonly message: MessageOf<'image'> }) {
  const { labels, emit } = useChat()
  const { openImage, kinds } = labels.message
  const [isLarge, setIsLarge] = useState(false)
  const picture = { url: message.url, alt: message.alt || (kinds.image ?? '') }
  return (
    <>
      <button
        type="button"
        className="omc-chat-image"
        aria-label={`${openImage} ${message.alt}`.trim()}
        onClick={() => setIsLarge(!emit('openImage', message))}
      >
        <Picture {...picture} className="omc-chat-media" />
      </button>
      {isLarge ? <Lightbox {...picture} onClose={() => setIsLarge(false)} /> : null}
    </>
  )
}
