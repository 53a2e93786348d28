import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../primitives/class-names.ts'

export type Outcome = {
  readonly id: string
  readonly name: string
  /** Null = done. */
  readonly reason: string | null
  /** At the end of the row, e.g. a link to the cure. */
  readonly action?: ReactNode
}

export type OutcomeListProps = {
  readonly label: string
  readonly items: readonly Outcome[]
  /** Words for the two marks, read by screen readers. */
  readonly words: { readonly done: string; readonly failed: string }
  readonly className?: string
}

/** Rows of a batch, each done or failed with its reason. */
export function OutcomeList({ label, items, words, className }: OutcomeListProps) {
  return (
    <ul aria-label={label} className={classNames('flex flex-col divide-y divide-line', className)}>
      {items.map(({ id, name, reason, action }) => (
        <li
          key={id}
          className="flex min-h-10 items-center gap-2 py-1.5 text-sm [content-visibility:auto] [contain-intrinsic-height:40px]"
        >
          {reason === null ? (
            <Check size={16} aria-label={words.done} className="shrink-0 text-success-fg" />
          ) : (
            <X size={16} aria-label={words.failed} className="shrink-0 text-danger-fg" />
          )}
          <span className="min-w-0 flex-1">
            <span title={name} className="block truncate text-fg">
              {name}
            </span>
            {reason === null ? null : (
              <span className="block text-xs break-words text-danger-fg">{reason}</span>
            )}
          </span>
          {action}
        </li>
      ))}
    </ul>
  )
}
