import { formatCount } from '@omc/shell'
import { classNames, Skeleton } from '@omc/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { Failure } from '../../kit/failure.tsx'
import { approvedShare, type Author } from './author.ts'

type AuthorNavProps = {
  readonly found: Pick<UseQueryResult, 'data' | 'error' | 'refetch'>
  readonly authors: readonly Author[]
  readonly chosenId: string | undefined
  readonly onChoose: (id: string) => void
}

/** The authors to choose from, most waiting first; on a narrow screen they stand side by side. */
export function AuthorNav({ found, authors, chosenId, onChoose }: AuthorNavProps) {
  return (
    <nav
      aria-label={i18n.t('creatorReview.authors')}
      className="flex w-64 shrink-0 flex-col overflow-hidden rounded-card border border-line bg-surface touch:w-full"
    >
      {found.data ? (
        <ul className="flex min-h-0 flex-1 flex-col overflow-y-auto p-1 touch:flex-row touch:overflow-x-auto">
          {authors.map((author) => (
            <Entry
              key={author.id}
              author={author}
              isChosen={author.id === chosenId}
              onChoose={() => onChoose(author.id)}
            />
          ))}
        </ul>
      ) : found.error ? (
        <Failure error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <div aria-busy className="p-3">
          <Skeleton lines={6} />
        </div>
      )}
    </nav>
  )
}

type EntryProps = {
  readonly author: Author
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function Entry({ author, isChosen, onChoose }: EntryProps) {
  const { name, waiting } = author
  return (
    <li className="flex min-w-0 shrink-0 touch:max-w-60">
      <button
        type="button"
        aria-current={isChosen ? 'true' : undefined}
        onClick={onChoose}
        className={classNames(
          'flex min-h-[max(44px,var(--target))] min-w-0 flex-1 flex-col justify-center rounded-control px-2 py-1 text-start text-sm',
          isChosen ? 'bg-accent-soft font-semibold text-accent-fg' : 'text-fg hover:bg-subtle',
        )}
      >
        <span className="flex min-w-0 items-center justify-between gap-2">
          <span title={name} className="min-w-0 truncate">
            {name}
          </span>
          {waiting > 0 ? (
            <span className="shrink-0 rounded-chip bg-warning-soft px-1.5 text-xs text-warning-fg tabular-nums">
              {i18n.t('creatorReview.waitingShort', { total: formatCount(waiting) })}
            </span>
          ) : null}
        </span>
        <States author={author} />
      </button>
    </li>
  )
}

/** What was approved and rejected, and the share that was approved. */
function States({ author }: { readonly author: Author }) {
  const share = approvedShare(author)
  return (
    <span className="truncate text-xs font-normal text-fg3 tabular-nums">
      {share === null
        ? i18n.t('creatorReview.unreviewed')
        : i18n.t('creatorReview.states', {
            approved: formatCount(author.approved),
            rejected: formatCount(author.rejected),
            share,
          })}
    </span>
  )
}
