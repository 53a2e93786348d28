import { useChat } from '../frame/chat-context.ts'
import type { MessageOf } from '../model/chat-message.ts'
import { parseSafeUrl } from '../model/parse-safe-url.ts'

/** Nothing is loaded before somebody plays it. */
export function VideoContent({ message }: { readonly message: MessageOf<'video'> }) {
  const { labels } = useChat()
  const poster = parseSafeUrl(message.posterUrl, 'media')
  const src = parseSafeUrl(message.url, 'media')
  return (
    // The sender provides no subtitles.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      className="omc-chat-media"
      {...(src ? { src } : {})}
      {...(poster ? { poster } : {})}
      controls
      preload="none"
      aria-label={labels.message.kinds.video}
    />
  )
}

/** Nothing is loaded before somebody plays it. */
export function AudioContent({ message }: { readonly message: MessageOf<'audio'> }) {
  const { labels } = useChat()
  const src = parseSafeUrl(message.url, 'media')
  return (
    // The sender provides no subtitles.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <audio
      className="omc-chat-audio"
      {...(src ? { src } : {})}
      controls
      preload="none"
      aria-label={labels.message.kinds.audio}
    />
  )
}
