import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { TONE_CLASS } from './tone.ts'
import type { Tone } from './tone.ts'

export type BadgeProps = {
  readonly tone?: Tone
  /** Numbers above `max` are shown as "99+". */
  readonly children: ReactNode
  readonly max?: number
  readonly className?: string
}

/** A small count or word. */
export function Badge({ tone = 'neutral', children, max = 99, className }: BadgeProps) {
  const text = typeof children === 'number' && children > max ? `${max}+` : children
  return (
    <span
      className={classNames(
        'inline-flex h-5 min-w-5 items-center justify-center rounded-full px-1.5 text-xs font-semibold whitespace-nowrap tabular-nums',
        TONE_CLASS[tone],
        className,
      )}
    >
      {text}
    </span>
  )
}
