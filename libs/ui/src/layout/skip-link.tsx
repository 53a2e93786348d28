import type { ReactNode } from 'react'

export type SkipLinkProps = {
  /** Id of the element to go to; it must be focusable (`tabIndex={-1}`). */
  readonly targetId: string
  readonly children: ReactNode
}

/** The first stop of the Tab key. Moves focus by itself, because a hash router owns the address. */
export function SkipLink({ targetId, children }: SkipLinkProps) {
  return (
    <a
      href={`#${targetId}`}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(targetId)?.focus()
      }}
      className="sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-3 focus:z-(--layer-toast) focus:rounded-control focus:bg-raised focus:px-4 focus:py-2 focus:text-sm focus:font-semibold focus:text-accent-fg focus:shadow-popover"
    >
      {children}
    </a>
  )
}
