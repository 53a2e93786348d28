import { useLayoutEffect, useRef } from 'react'
import { useChat } from '../frame/chat-context.ts'
import { Picture } from './picture.tsx'
import type { PictureProps } from './picture.tsx'

export type LightboxProps = Omit<PictureProps, 'className'> & { readonly onClose: () => void }

/** A picture over the whole page; a click anywhere, Escape or × close it, and focus returns. */
export function Lightbox({ url, alt, onClose }: LightboxProps) {
  const { labels } = useChat()
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    // Effects run twice in strict mode.
    if (dialog.current?.open === false) dialog.current.showModal()
  }, [])
  const close = () => dialog.current?.close()
  return (
    // The × does the same by keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="omc-chat-lightbox"
      aria-label={alt}
      onClick={close}
      onClose={onClose}
      // Keeps keys away from the feed and the panels below.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <button type="button" aria-label={labels.message.close}>
        ×
      </button>
      <Picture url={url} alt={alt} className="omc-chat-large" />
    </dialog>
  )
}
