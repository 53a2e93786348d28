import { useState, type ReactNode } from 'react'

type PictureCardProps = {
  readonly title: string
  readonly cover: string
  /** Over the lower left of the picture, such as a status. */
  readonly mark?: ReactNode
  readonly note?: ReactNode
}

/** Card of a row in a grid: a picture of 3:4 above its title. @source ux: standard list, data */
export function PictureCard({ title, cover, mark, note }: PictureCardProps) {
  const [brokenSrc, setBrokenSrc] = useState('')
  return (
    <>
      <span className="relative block aspect-3/4 bg-subtle">
        {cover !== '' && cover !== brokenSrc ? (
          <img
            src={cover}
            alt=""
            loading="lazy"
            decoding="async"
            onError={() => setBrokenSrc(cover)}
            className="size-full object-cover"
          />
        ) : null}
        {mark ? <span className="absolute start-1 bottom-1 flex">{mark}</span> : null}
      </span>
      <span className="block p-2">
        <span title={title} className="line-clamp-2 text-sm [overflow-wrap:anywhere]">
          {title}
        </span>
        {note ? <span className="block text-xs text-fg3">{note}</span> : null}
      </span>
    </>
  )
}
