import {
  Circle,
  CircleAlert,
  CircleHelp,
  Clock,
  Delete,
  Diamond,
  LoaderCircle,
  Pause,
  Square,
  Triangle,
  X,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { TONE_CLASS } from './tone.ts'
import type { Tone } from './tone.ts'

export type StatusShape =
  | 'ring'
  | 'dot'
  | 'cross'
  | 'erased'
  | 'diamond'
  | 'diamond-solid'
  | 'down'
  | 'alert'
  | 'question'
  | 'clock'
  | 'pause'
  | 'square'
  | 'turning'

export type StatusChipProps = {
  readonly tone: Tone
  readonly shape: StatusShape
  /** The word; colour and shape never stand alone. */
  readonly children: ReactNode
  readonly className?: string
}

const SHAPES: Record<StatusShape, { icon: LucideIcon; className: string }> = {
  ring: { icon: Circle, className: '' },
  dot: { icon: Circle, className: 'scale-75 fill-current' },
  cross: { icon: X, className: '' },
  erased: { icon: Delete, className: '' },
  diamond: { icon: Diamond, className: '' },
  'diamond-solid': { icon: Diamond, className: 'fill-current' },
  down: { icon: Triangle, className: 'rotate-180 fill-current' },
  alert: { icon: CircleAlert, className: '' },
  question: { icon: CircleHelp, className: '' },
  clock: { icon: Clock, className: '' },
  pause: { icon: Pause, className: '' },
  square: { icon: Square, className: 'fill-current' },
  turning: { icon: LoaderCircle, className: 'animate-turn' },
}

/** A status as shape and word, readable in greyscale. */
export function StatusChip({ tone, shape, children, className }: StatusChipProps) {
  const { icon: Icon, className: shapeClass } = SHAPES[shape]
  return (
    <span
      className={classNames(
        'inline-flex h-6 items-center gap-1.5 rounded-chip px-2 text-xs whitespace-nowrap',
        TONE_CLASS[tone],
        className,
      )}
    >
      <Icon
        size={12}
        strokeWidth={2.5}
        aria-hidden
        className={classNames('shrink-0', shapeClass)}
      />
      {children}
    </span>
  )
}
