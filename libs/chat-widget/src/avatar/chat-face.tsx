import { AvatarPicture } from './avatar-picture.tsx'

/** Decorative picture of a person, or the name's first letter; the name is shown next to it. */
export function ChatFace({ img, name }: { readonly img?: string | undefined; name: string }) {
  return (
    <span aria-hidden className="omc-chat-face">
      <AvatarPicture url={img ?? null} name={name} />
    </span>
  )
}
