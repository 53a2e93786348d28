import { classNames } from '../primitives/class-names.ts'

export type SkeletonProps = {
  /** Sets size and radius so that it matches what comes. */
  readonly className?: string
  readonly lines?: number
}

/** The place of content that is on its way; hidden from screen readers, the container says busy. */
export function Skeleton({ className, lines = 1 }: SkeletonProps) {
  return (
    <span aria-hidden className="flex w-full flex-col gap-2">
      {Array.from({ length: lines }, (_, line) => (
        <span
          key={line}
          className={classNames(
            'block animate-breathe rounded-chip bg-hover',
            className ?? 'h-4',
            lines > 1 && line === lines - 1 ? 'w-2/3' : '',
          )}
        />
      ))}
    </span>
  )
}
