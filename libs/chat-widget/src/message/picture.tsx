import { useState } from 'react'
import { parseSafeUrl } from '../model/parse-safe-url.ts'

export type PictureProps = {
  readonly url: string
  readonly alt: string
  readonly className: string
}

/** Picture that is replaced by its alternative text if it can't be loaded. */
export function Picture({ url, alt, className }: PictureProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  const src = parseSafeUrl(url, 'media')
  if (src === null || url === brokenUrl)
    return <span className={`${className} omc-chat-broken`}>{alt}</span>
  return (
    <img
      className={className}
      src={src}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={() => setBrokenUrl(url)}
    />
  )
}
