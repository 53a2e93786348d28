import type { ReactNode } from 'react'
import { classNames } from '../primitives/class-names.ts'
import type { Tone } from '../primitives/tone.ts'

export type TimelineItem = {
  readonly id: string
  /** As shown, e.g. 14:02:11. */
  readonly time: string
  /** Machine-readable, ISO 8601. */
  readonly dateTime?: string
  readonly title: ReactNode
  readonly detail?: ReactNode
  readonly tone?: Tone
  /** Instead of the dot. */
  readonly icon?: ReactNode
}

export type TimelineProps = {
  readonly label: string
  readonly items: readonly TimelineItem[]
  readonly className?: string
}

const DOTS: Record<Tone, string> = {
  neutral: 'text-fg3',
  accent: 'text-accent-fg',
  success: 'text-success-fg',
  warning: 'text-warning-fg',
  danger: 'text-danger-fg',
  info: 'text-info-fg',
  violet: 'text-violet-fg',
  teal: 'text-teal-fg',
}

/** Events in their order. */
export function Timeline({ label, items, className }: TimelineProps) {
  return (
    <ol aria-label={label} className={classNames('flex flex-col', className)}>
      {items.map((item, index) => (
        <li key={item.id} className="relative flex gap-3 pb-3 last:pb-0">
          {index < items.length - 1 ? (
            <span aria-hidden className="absolute start-[7px] top-5 bottom-0 w-px bg-line" />
          ) : null}
          <span
            aria-hidden
            className={classNames(
              'flex h-[22px] w-4 shrink-0 items-center justify-center',
              DOTS[item.tone ?? 'neutral'],
            )}
          >
            {item.icon ?? <span className="size-2 rounded-full bg-current" />}
          </span>
          <div className="min-w-0 flex-1">
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="text-sm text-fg">{item.title}</span>
              <time dateTime={item.dateTime} className="text-xs text-fg3 tabular-nums">
                {item.time}
              </time>
            </div>
            {item.detail ? <div className="text-xs text-fg3">{item.detail}</div> : null}
          </div>
        </li>
      ))}
    </ol>
  )
}
