import { formatCount } from '@omc/shell'
import { Tabs } from '@omc/ui'
import { useLocation, useSearchParams } from 'react-router-dom'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { routeTitle } from '../../kernel/i18n/route-title.ts'
import type { AskPorts, ScreenPart } from '../../kernel/router/screen-part.ts'
import { PageHeading } from '../../kit/page-heading.tsx'
import { AuthorDesk } from './author-desk.tsx'
import { AuthorNav } from './author-nav.tsx'
import { nextWaiting, type Author } from './author.ts'
import { addressOf, ALL_WORK, AUTHOR, authorsQuery, piecesQuery, workAt } from './review-place.ts'
import { useAuthors } from './use-authors.ts'
import type { Work } from './work.ts'

/** Review author by author. @source screens §2.6, CreatorReview */
export const CreatorReview: ScreenPart = Object.assign(
  function CreatorReview() {
    const [params, setParams] = useSearchParams()
    const work = workAt(params)
    return (
      <div
        data-fills-view
        className="flex h-full min-h-0 flex-col gap-3 touch:h-auto touch:shrink-0"
      >
        <WorkDesk
          key={work.name}
          work={work}
          onGo={(next, authorId) => setParams(addressOf(next, authorId), { replace: true })}
        />
      </div>
    )
  },
  {
    async ask(ports: AskPorts, query: URLSearchParams) {
      const { queryClient } = ports
      const work = workAt(query)
      const named = query.get(AUTHOR)
      const authors = queryClient.fetchQuery(authorsQuery(ports, work)).catch(() => [])
      const authorId = named ?? (await authors)[0]?.id
      if (authorId !== undefined)
        await queryClient.prefetchQuery(piecesQuery(ports, work, authorId))
      await authors
    },
  },
)

type WorkDeskProps = {
  readonly work: Work
  readonly onGo: (work: Work, authorId?: string) => void
}

function WorkDesk({ work, onGo }: WorkDeskProps) {
  const { found, authors, author } = useAuthors(work)
  return (
    <>
      <Heading authors={found.data ? authors : null} work={work} onGo={onGo} />
      <div className="flex min-h-0 flex-1 gap-4 touch:flex-col touch:gap-3">
        <AuthorNav
          found={found}
          authors={authors}
          chosenId={author?.id}
          onChoose={(id) => onGo(work, id)}
        />
        <AuthorDesk
          work={work}
          author={author}
          isKnown={found.data !== undefined}
          next={author ? nextWaiting(authors, author.id) : undefined}
          onNext={(id) => onGo(work, id)}
        />
      </div>
    </>
  )
}

type HeadingProps = WorkDeskProps & {
  /** Null before they are known. */
  readonly authors: readonly Author[] | null
}

/** Title, how many wait, and the two kinds of work. */
function Heading({ work, authors, onGo }: HeadingProps) {
  const { pathname } = useLocation()
  const total = authors?.reduce((sum, { waiting }) => sum + waiting, 0)
  return (
    <>
      <PageHeading
        beside={
          total === undefined ? null : (
            <span
              aria-live="polite"
              className="rounded-chip bg-warning-soft px-2 py-0.5 text-xs text-warning-fg tabular-nums"
            >
              {i18n.t('review.waiting', { total: formatCount(total) })}
            </span>
          )
        }
      >
        {routeTitle(pathname)}
      </PageHeading>
      <Tabs
        label={i18n.t('creatorReview.works')}
        value={work.name}
        activation="manual"
        onValueChange={(name) => {
          const next = ALL_WORK.find((one) => one.name === name)
          if (next) onGo(next)
        }}
        items={ALL_WORK.map(({ name }) => ({
          value: name,
          label: i18n.t(`creatorReview.work.${name}`),
        }))}
      />
    </>
  )
}
