import { useState } from 'react'
import { parseSafeUrl } from '../model/parse-safe-url.ts'

export type AvatarPictureProps = { readonly url: string | null; readonly name: string }

/** Without a picture, or when it can't be loaded, the first letter of the name. */
export function AvatarPicture({ url, name }: AvatarPictureProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  const src = parseSafeUrl(url, 'media')
  if (src === null || url === brokenUrl) return <span aria-hidden>{Array.from(name)[0] ?? ''}</span>
  return <img src={src} alt="" loading="lazy" onError={() => setBrokenUrl(url)} />
}
