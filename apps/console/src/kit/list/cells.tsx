import { formatCompact, formatCount, formatExactInstant, formatInstant } from '@omc/shell'
import { useState } from 'react'
import { currentLanguage } from '../../kernel/i18n/i18n.ts'

const instantText = (at: string): string => formatInstant(at, { now: Date.now() })

/** A moment; the exact one on hover. */
export function InstantText({ at }: { readonly at: string | null }) {
  if (!at) return <span className="text-fg3">—</span>
  return (
    <time dateTime={at} title={formatExactInstant(at)} className="whitespace-nowrap tabular-nums">
      {instantText(at)}
    </time>
  )
}

/** A number, short from 100,000 on; the exact one on hover. @source ux: formats */
export function CountText({ count }: { readonly count: number }) {
  return (
    <span title={formatCount(count)} className="tabular-nums">
      {formatCompact(count, currentLanguage())}
    </span>
  )
}

/** A title with its cover, cut to one line with the whole text on hover. */
export function TitleWithCover({
  title,
  cover,
}: {
  readonly title: string
  readonly cover: string
}) {
  const [brokenSrc, setBrokenSrc] = useState('')
  const isShown = cover !== '' && cover !== brokenSrc
  return (
    <span className="flex min-w-0 items-center gap-3">
      <span className="flex size-[calc(var(--row)-8px)] shrink-0 touch:size-15 items-center justify-center overflow-hidden rounded-chip bg-subtle">
        {isShown ? (
          <img
            src={cover}
            alt=""
            loading="lazy"
            decoding="async"
            onError={() => setBrokenSrc(cover)}
            className="size-full object-cover"
          />
        ) : null}
      </span>
      <span title={title} className="min-w-0 truncate touch:line-clamp-2 touch:whitespace-normal">
        {title}
      </span>
    </span>
  )
}
