import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../primitives/class-names.ts'
import { TONE_CLASS } from '../primitives/tone.ts'

export type AlertTone = 'info' | 'success' | 'warning' | 'danger'

export type AlertProps = {
  readonly tone: AlertTone
  readonly title?: ReactNode
  readonly children?: ReactNode
  /** Buttons at the end, e.g. a retry. */
  readonly actions?: ReactNode
  /** In place of the icon of the tone. */
  readonly icon?: ReactNode
  /** Interrupts a screen reader; dangers do, the other tones wait for a pause. */
  readonly isUrgent?: boolean
  readonly className?: string
}

const ICONS: Readonly<Record<AlertTone, LucideIcon>> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
}

/** What a person must know at this place, until it no longer holds. */
export function Alert(props: AlertProps) {
  const { tone, title, children, actions, icon, isUrgent = tone === 'danger', className } = props
  const Icon = ICONS[tone]
  return (
    <div
      role={isUrgent ? 'alert' : 'status'}
      className={classNames(
        'flex flex-wrap items-start gap-x-3 gap-y-2 rounded-control px-3 py-2 text-sm',
        TONE_CLASS[tone],
        className,
      )}
    >
      <span className="flex min-w-40 flex-1 items-start gap-2">
        <span className="flex h-5 shrink-0 items-center">
          {icon ?? <Icon size={16} aria-hidden />}
        </span>
        <span className="min-w-0 flex-1 break-words">
          {title ? <strong className="block font-semibold">{title}</strong> : null}
          {children ? <span className={title ? 'block text-xs' : 'block'}>{children}</span> : null}
        </span>
      </span>
      {actions ? <span className="flex flex-wrap items-center gap-2">{actions}</span> : null}
    </div>
  )
}
