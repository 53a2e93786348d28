import { formatCount } from '@omc/shell'
import type { UseQueryResult } from '@tanstack/react-query'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { SideEntry, SideNav } from '../../kit/side-nav.tsx'
import { approvedShare, type Author } from './author.ts'

type AuthorNavProps = {
  readonly found: Pick<UseQueryResult, 'data' | 'error' | 'refetch'>
  readonly authors: readonly Author[]
  readonly chosenId: string | undefined
  readonly onChoose: (id: string) => void
}

/** The authors to choose from, most waiting first. */
export function AuthorNav({ found, authors, chosenId, onChoose }: AuthorNavProps) {
  return (
    <SideNav label={i18n.t('creatorReview.authors')} query={found}>
      {() =>
        authors.map((author) => (
          <SideEntry
            key={author.id}
            isChosen={author.id === chosenId}
            onChoose={() => onChoose(author.id)}
          >
            <AuthorLines author={author} />
          </SideEntry>
        ))
      }
    </SideNav>
  )
}

function AuthorLines({ author }: { readonly author: Author }) {
  const { name, waiting } = author
  return (
    <>
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
    </>
  )
}

/** Numbers of approved and rejected pieces, and the approved share. */
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
