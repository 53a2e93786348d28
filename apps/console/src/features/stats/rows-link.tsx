import type { ReactNode } from 'react'
import { Link } from '../../kernel/router/link.tsx'
import { useIsOpen } from './use-is-open.ts'

type RowsLinkProps = {
  /** Address of the rows; plain text without one, or where the person may not open it. */
  readonly to: string | undefined
  readonly children: ReactNode
}

/** A name in a chart that leads to the rows it stands for. */
export function RowsLink({ to, children }: RowsLinkProps) {
  const isOpen = useIsOpen()
  return to && isOpen(to) ? (
    <Link
      to={to}
      className="inline-flex min-h-(--target) min-w-(--target) max-w-full items-center text-accent-fg hover:underline"
    >
      <span className="truncate">{children}</span>
    </Link>
  ) : (
    children
  )
}
