import { AvatarPicture } from './avatar-picture.tsx'

/** The picture of somebody, or the first letter of the name. The name is said beside it. */
export function ChatFace({ img, name }: { readonly img?: string | undefined; name: string }) {
  return (
    <span aria-hidden className="omc-chat-face">
      <AvatarPicture url={img ?? null} name={name} />
    </span>
  )
}
