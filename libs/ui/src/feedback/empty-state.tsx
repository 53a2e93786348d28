import { Inbox } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../primitives/class-names.ts'

export type EmptyStateProps = {
  readonly title: ReactNode
  /** Why it is empty, or what would be here. */
  readonly description?: ReactNode
  readonly icon?: ReactNode
  /** The next step. */
  readonly action?: ReactNode
  readonly className?: string
}

/** Nothing here: says why and offers one step. */
export function EmptyState({ title, description, icon, action, className }: EmptyStateProps) {
  return (
    <div
      className={classNames(
        'flex flex-col items-center justify-center gap-1 px-4 py-12 text-center',
        className,
      )}
    >
      <span className="mb-2 flex size-12 items-center justify-center rounded-full bg-subtle text-fg3">
        {icon ?? <Inbox size={24} aria-hidden />}
      </span>
      <p className="text-base font-semibold text-fg">{title}</p>
      {description ? <p className="max-w-100 text-sm text-fg3">{description}</p> : null}
      {action ? <div className="mt-3 flex flex-wrap justify-center gap-2">{action}</div> : null}
    </div>
  )
}
