import { useChat } from '../frame/chat-context.ts'
import type { MessageOf } from '../model/chat-message.ts'
import { parseSafeUrl } from '../model/parse-safe-url.ts'
import { formatBytes } from './format-bytes.ts'

/** Name and size; a click loads the file. */
export function FileContent({ message }: { readonly message: MessageOf<'file'> }) {
  const { labels } = useChat()
  const href = parseSafeUrl(message.url, 'media')
  return (
    <a
      className="omc-chat-file"
      {...(href === null ? {} : { href })}
      target="_blank"
      rel="noreferrer noopener"
      download={message.name}
    >
      <span className="omc-chat-file-mark" aria-hidden>
        {extensionOf(message.name)}
      </span>
      <span className="omc-chat-file-text">
        <span className="omc-chat-file-name">{message.name}</span>
        <span className="omc-chat-muted">
          {message.sizeBytes === null ? labels.message.kinds.file : formatBytes(message.sizeBytes)}
        </span>
      </span>
    </a>
  )
}

function extensionOf(name: string): string {
  const extension = /\.([A-Za-z0-9]{1,4})$/.exec(name)?.[1]
  return (extension ?? 'file').toUpperCase()
}
