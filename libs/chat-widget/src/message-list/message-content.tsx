import { useContext, useState } from 'react'
import { ChatContext } from '../chat-context.ts'
import type { SpokenMessage } from '../model/chat-message.ts'
import { EmojiText } from './emoji-text.tsx'

type Of<K extends SpokenMessage['kind']> = { readonly message: Extract<SpokenMessage, { kind: K }> }

/** What a message shows inside its bubble or card. */
export function MessageContent({ message }: { readonly message: SpokenMessage }) {
  const { labels } = useContext(ChatContext)
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
      return (
        // The sender gives no subtitles.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video
          className="omc-chat-media"
          src={message.url}
          {...(message.posterUrl ? { poster: message.posterUrl } : {})}
          controls
          preload="none"
          aria-label={labels.kinds.video}
        />
      )
    case 'audio':
      return (
        // The sender gives no subtitles.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <audio
          className="omc-chat-audio"
          src={message.url}
          controls
          preload="none"
          aria-label={labels.kinds.audio}
        />
      )
    default:
      return message satisfies never
  }
}

function SystemCard({ message }: Of<'system'>) {
  const { events } = useContext(ChatContext)
  return (
    <div className="omc-chat-system">
      {message.title ? <p className="omc-chat-card-title">{message.title}</p> : null}
      {message.subtitle ? <p className="omc-chat-muted">{message.subtitle}</p> : null}
      <ul>
        {message.links.map((link) => (
          <li key={link.id}>
            <button
              type="button"
              className="omc-chat-link"
              onClick={() => events.onSystemLink?.(link, message)}
            >
              {link.text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function SubLink({ message }: Of<'subLink'>) {
  const { events } = useContext(ChatContext)
  if (message.href === null) {
    return (
      <button type="button" className="omc-chat-link" onClick={() => events.onTask?.(message)}>
        {message.text}
      </button>
    )
  }
  return (
    <a className="omc-chat-link" href={message.href} target="_blank" rel="noreferrer noopener">
      {message.text} <span aria-hidden>↗</span>
    </a>
  )
}

function ShopCard({ message }: Of<'shop'>) {
  const { events } = useContext(ChatContext)
  return (
    <button type="button" className="omc-chat-shop" onClick={() => events.onTask?.(message)}>
      {message.coverUrl ? (
        <Picture url={message.coverUrl} alt="" className="omc-chat-shop-cover" />
      ) : null}
      <span className="omc-chat-shop-body">
        <span className="omc-chat-shop-price">{message.price}</span>
        <span className="omc-chat-shop-title">{message.title}</span>
        {message.subtitle ? <span className="omc-chat-muted">{message.subtitle}</span> : null}
        {message.tags.length > 0 ? (
          <span className="omc-chat-tags">
            {message.tags.map((tag) => (
              <span key={tag} className="omc-chat-tag">
                {tag}
              </span>
            ))}
          </span>
        ) : null}
      </span>
    </button>
  )
}

function ImageContent({ message }: Of<'image'>) {
  const { labels, events } = useContext(ChatContext)
  const alt = message.alt || labels.kinds.image || ''
  return (
    <button
      type="button"
      className="omc-chat-image"
      aria-label={`${labels.openImage} ${message.alt}`.trim()}
      onClick={() => events.onImageOpen?.(message)}
    >
      <Picture url={message.url} alt={alt} className="omc-chat-media" />
    </button>
  )
}

function FileContent({ message }: Of<'file'>) {
  const { labels } = useContext(ChatContext)
  return (
    <a
      className="omc-chat-file"
      href={message.url}
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
          {message.sizeBytes === null ? labels.kinds.file : formatBytes(message.sizeBytes)}
        </span>
      </span>
    </a>
  )
}

type PictureProps = { readonly url: string; readonly alt: string; readonly className: string }

/** A picture that turns into its words when it cannot be loaded. */
function Picture({ url, alt, className }: PictureProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  if (url === brokenUrl) return <span className={`${className} omc-chat-broken`}>{alt}</span>
  return (
    <img
      className={className}
      src={url}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={() => setBrokenUrl(url)}
    />
  )
}

function extensionOf(name: string): string {
  const extension = /\.([A-Za-z0-9]{1,4})$/.exec(name)?.[1]
  return (extension ?? 'file').toUpperCase()
}

/** 0 B, 640 B, 1.2 MB: one decimal below ten. */
export function formatBytes(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB', 'TB']
  const step =
    bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log(bytes) / Math.log(1024)))
  const value = bytes / 1024 ** step
  return `${step > 0 && value < 10 ? value.toFixed(1) : Math.round(value)} ${units[step] ?? ''}`
}
