import { useChat } from '../frame/chat-context.ts'
import type { MessageOf, SpokenMessage } from '../model/chat-message.ts'
import { EmojiText } from './emoji-text.tsx'
import { FileContent } from './file-content.tsx'
import { ImageContent } from './image-content.tsx'
import { AudioContent, VideoContent } from './media-content.tsx'
import { ShopCard } from './shop-card.tsx'
import { StreamContent } from './stream-content.tsx'
import { SubLink } from './sub-link.tsx'
import { SystemCard } from './system-card.tsx'
import { useTask } from './use-task.ts'

/** Content of a message's bubble or card. */
export function MessageContent({ message }: { readonly message: SpokenMessage }) {
  switch (message.kind) {
    case 'text':
      return (
        <p className="omc-chat-text">
          <EmojiText text={message.text} />
        </p>
      )
    case 'system':
      return <SystemCard message={message} />
    case 'subLink':
      return <SubLink message={message} />
    case 'shop':
      return <ShopCard message={message} />
    case 'image':
      return <ImageContent message={message} />
    case 'file':
      return <FileContent message={message} />
    case 'video':
      return <VideoContent message={message} />
    case 'audio':
      return <AudioContent message={message} />
    case 'stream':
      return <StreamContent message={message} />
    case 'custom':
      return <CustomContent message={message} />
    default:
      message satisfies never
      return <Unsupported />
  }
}

function CustomContent({ message }: { readonly message: MessageOf<'custom'> }) {
  const { slots } = useChat()
  const raiseTask = useTask(message)
  return slots.message?.(message, { raiseTask }) ?? <Unsupported />
}

/** A newer server may send kinds that this version does not know. */
function Unsupported() {
  const { labels } = useChat()
  return <p className="omc-chat-muted">{labels.message.unsupported}</p>
}
