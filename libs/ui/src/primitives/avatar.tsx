import { useState } from 'react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type AvatarProps = {
  /** The first character stands in when there is no picture. */
  readonly name: string
  readonly src?: string | null | undefined
  readonly size?: number
  /** A mark at the lower right, e.g. of the channel. */
  readonly mark?: ReactNode
  /** false when the name stands beside it. */
  readonly isNamed?: boolean
  readonly className?: string
}

/** A person or account as a round picture. */
export function Avatar({ name, src, size = 32, mark, isNamed = false, className }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null)
  const picture = textIn(src)
  const letter = Array.from(textIn(name).trim())[0]?.toUpperCase() ?? '?'
  return (
    <span
      {...(isNamed ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
      style={{ width: size, height: size, fontSize: Math.max(12, Math.round(size * 0.42)) }}
      className={classNames(
        'relative inline-flex shrink-0 items-center justify-center rounded-full bg-accent-soft font-semibold text-accent-fg select-none',
        className,
      )}
    >
      {picture && picture !== brokenSrc ? (
        <img
          src={picture}
          alt=""
          width={size}
          height={size}
          onError={() => setBrokenSrc(picture)}
          className="size-full rounded-full object-cover"
        />
      ) : (
        letter
      )}
      {mark ? (
        <span className="absolute -end-0.5 -bottom-0.5 rounded-full ring-2 ring-surface">
          {mark}
        </span>
      ) : null}
    </span>
  )
}

/** Names and pictures stand as an answer has them: one that is no text is as good as none. */
const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')
