import type { ReactNode } from 'react'
import { PictureGrid } from './picture-grid.tsx'

/** Unparsed media attributes of a record. */
export type Media = {
  readonly cover?: unknown
  readonly images?: unknown
  readonly video?: unknown
}

const SHOWN = 9

/** Section with the pictures and video of a record, cover first. */
export const mediaSection = <Rec,>(of: (record: Rec) => Media) => ({
  kind: 'part' as const,
  Part: ({ record }: { readonly record: Rec }) => <MediaParts {...of(record)} />,
})

/** Section with the plain texts of a record, one below another, without empty ones. */
export const textSection = <Rec,>(of: (record: Rec) => readonly unknown[]) => ({
  kind: 'part' as const,
  Part({ record }: { readonly record: Rec }) {
    const texts = of(record).filter((text) => typeof text === 'string' && text !== '')
    if (texts.length === 0) return null
    return (
      <div className="flex flex-col gap-1 text-sm break-words whitespace-pre-wrap text-fg2">
        {texts.map((text, at) => (
          <p key={at}>{String(text)}</p>
        ))}
      </div>
    )
  },
})

function MediaParts({ cover, images, video }: Media): ReactNode {
  const pictures = [...new Set([cover, ...(Array.isArray(images) ? images : [])])].filter(
    (src): src is string => typeof src === 'string' && src !== '',
  )
  const hasVideo = typeof video === 'string' && video !== ''
  if (pictures.length === 0 && !hasVideo) return null
  return (
    <div className="flex flex-col gap-2">
      {hasVideo ? (
        // The spoken text, if known, is shown below the video.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video
          src={video}
          controls
          preload="none"
          {...(pictures[0] ? { poster: pictures[0] } : {})}
          className="aspect-9/16 max-h-80 w-full rounded-card bg-subtle"
        />
      ) : null}
      <PictureGrid sources={pictures.slice(0, SHOWN)} />
    </div>
  )
}
