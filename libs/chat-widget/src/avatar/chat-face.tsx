import { parseSafeUrl } from '../model/parse-safe-url.ts'

/** The picture of somebody, or the first letter of the name. The name is said beside it. */
export function ChatFace({ img, name }: { readonly img?: string | undefined; name: string }) {
  const url = img === undefined ? null : parseSafeUrl(img, 'media')
  return (
    <span aria-hidden className="omc-chat-face">
      {url === null ? Array.from(name)[0] : <img src={url} alt="" loading="lazy" />}
    </span>
  )
}
