import { X } from 'lucide-react'
import type { ReactNode } from 'react'

export type ChipProps = {
  readonly children: ReactNode
  /** Takes it off; without it the chip cannot be removed. */
  readonly remove?: { readonly label: string; readonly onRemove: () => void }
  /** Shown on hover, e.g. why it cannot be removed. */
  readonly title?: string
}

const CHIP = 'inline-flex max-w-full items-center rounded-control text-xs'

/** A value in force, such as that of a filter: the whole chip takes it off. */
export function Chip({ children, remove, title }: ChipProps) {
  if (!remove) {
    return (
      <span title={title} className={`${CHIP} h-7 bg-subtle px-2.5 text-fg2`}>
        <span className="truncate">{children}</span>
      </span>
    )
  }
  return (
    <button
      type="button"
      title={title}
      aria-label={remove.label}
      onClick={remove.onRemove}
      className={`${CHIP} h-[max(28px,var(--target))] gap-1 bg-accent-soft ps-2.5 pe-1.5 text-accent-fg transition-colors duration-(--motion-fast) hover:bg-hover`}
    >
      <span className="truncate">{children}</span>
      <X size={14} aria-hidden className="shrink-0" />
    </button>
  )
}
