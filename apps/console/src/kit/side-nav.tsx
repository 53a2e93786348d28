import { classNames, Skeleton } from '@omc/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Failure } from './failure.tsx'

type SideNavProps<Data> = {
  readonly label: string
  readonly query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>
  /** The entries, `SideEntry` each. */
  readonly children: (data: Data) => ReactNode
  readonly above?: ReactNode
  readonly below?: ReactNode
}

/** Entries that open beside the list, one below another; side by side on a narrow screen. */
export function SideNav<Data>({ label, query, children, above, below }: SideNavProps<Data>) {
  const { data, error, refetch } = query
  return (
    <nav
      aria-label={label}
      className="flex w-64 shrink-0 flex-col overflow-hidden rounded-card border border-line bg-surface touch:w-full"
    >
      {above}
      {data !== undefined ? (
        <ul className="flex min-h-0 flex-1 flex-col overflow-y-auto p-1 touch:flex-row touch:overflow-x-auto">
          {children(data)}
        </ul>
      ) : error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy className="p-3">
          <Skeleton lines={6} />
        </div>
      )}
      {below}
    </nav>
  )
}

type SideEntryProps = {
  readonly isChosen: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
  /** Beside the entry, such as its own act. */
  readonly aside?: ReactNode
  /** Below the entry, such as a value of it that is edited in place. */
  readonly below?: ReactNode
}

/** One thing to open. */
export function SideEntry({ isChosen, onChoose, children, aside, below }: SideEntryProps) {
  return (
    <li className="flex min-w-0 shrink-0 flex-wrap items-center gap-1 touch:max-w-60">
      <button
        type="button"
        aria-current={isChosen ? 'true' : undefined}
        onClick={onChoose}
        className={classNames(
          'flex min-h-[max(44px,var(--target))] min-w-0 flex-1 flex-col justify-center rounded-control px-2 py-1 text-start text-sm',
          isChosen ? 'bg-accent-soft font-semibold text-accent-fg' : 'text-fg hover:bg-subtle',
        )}
      >
        {children}
      </button>
      {aside}
      {below ? <div className="w-full px-2 pb-1 text-xs">{below}</div> : null}
    </li>
  )
}
