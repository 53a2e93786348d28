import { Avatar, IconButton } from '@omc/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import type { ShownContent } from './shown-content.ts'

type PhoneProps = {
  readonly shown: ShownContent
  /** Author whose page it imitates. */
  readonly author: string
}

/** A content in the frame of a phone. */
export function PhoneFrame({ shown, author }: PhoneProps) {
  const { title, desc, paragraphs, topic } = shown
  return (
    <section
      aria-label={i18n.t('contentEditor.phone')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long text is scrolled with the keyboard
      tabIndex={0}
      className="mx-auto h-110 w-62 overflow-y-auto rounded-[24px] border-[6px] border-fg2 bg-surface"
    >
      {author === '' ? null : (
        <p className="flex items-center gap-2 px-3 py-2 text-xs text-fg">
          <Avatar name={author} size={24} />
          <span className="min-w-0 truncate">{author}</span>
        </p>
      )}
      <Media shown={shown} />
      <div className="flex flex-col gap-2 p-3 text-xs wrap-anywhere">
        <p className="text-sm font-semibold text-fg">{title || i18n.t('contentEditor.noTitle')}</p>
        {[desc, ...paragraphs].filter(Boolean).map((text, at) => (
          // Paragraphs have no identity of their own.
          // oxlint-disable-next-line react/no-array-index-key
          <p key={at} className="whitespace-pre-line text-fg2">
            {text}
          </p>
        ))}
        {topic === '' ? null : <p className="text-accent-fg">#{topic}</p>}
      </div>
    </section>
  )
}

function Media({ shown: { video, images } }: Pick<PhoneProps, 'shown'>) {
  if (video !== '')
    return (
      // Its words stand below.
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      <video
        src={video}
        controls
        muted
        playsInline
        preload="metadata"
        aria-label={i18n.t('contentEditor.video')}
        className="aspect-3/4 w-full bg-black object-contain"
      />
    )
  return <Pictures images={images} />
}

function Pictures({ images }: Pick<ShownContent, 'images'>) {
  const [asked, setAsked] = useState(0)
  const at = Math.max(0, Math.min(asked, images.length - 1))
  const src = images[at]
  if (src === undefined)
    return (
      <p className="flex aspect-3/4 items-center justify-center bg-subtle text-xs text-fg3">
        {i18n.t('contentEditor.noPicture')}
      </p>
    )
  return (
    <div className="relative">
      <img src={src} alt="" className="aspect-3/4 w-full bg-subtle object-cover" />
      {images.length > 1 ? (
        <div className="absolute inset-x-1 bottom-1 flex items-center justify-between">
          <IconButton
            size="sm"
            variant="secondary"
            label={i18n.t('contentEditor.before')}
            icon={<ChevronLeft size={14} aria-hidden />}
            disabled={at === 0}
            onClick={() => setAsked(at - 1)}
          />
          <span className="rounded-chip bg-surface px-1.5 text-xs text-fg tabular-nums">
            {at + 1} / {images.length}
          </span>
          <IconButton
            size="sm"
            variant="secondary"
            label={i18n.t('contentEditor.after')}
            icon={<ChevronRight size={14} aria-hidden />}
            disabled={at === images.length - 1}
            onClick={() => setAsked(at + 1)}
          />
        </div>
      ) : null}
    </div>
  )
}
