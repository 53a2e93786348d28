import { EmptyState, Skeleton } from '@omc/ui'
import { CircleCheckBig } from 'lucide-react'
import { Suspense, useState } from 'react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { isLoneKey, usePageKey } from '../../kernel/keys/use-page-key.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import { Failure } from '../../kit/failure.tsx'
import { mayRun } from '../../kit/may-run.ts'
import { useReviewKeys } from '../review/use-review-keys.ts'
import { AuthorHead } from './author-head.tsx'
import type { Author } from './author.ts'
import { DeskBar, NextAuthor } from './desk-bar.tsx'
import { PieceGrid } from './piece-grid.tsx'
import { useDesk } from './use-desk.ts'
import type { Work } from './work.ts'

type AuthorDeskProps = {
  readonly work: Work
  /** Null when there is none, or before they are known. */
  readonly author: Author | null
  readonly isKnown: boolean
  readonly next: Author | undefined
  readonly onNext: (id: string) => void
}

/** The pieces of an author that await review, decided on by keys. */
export function AuthorDesk({ work, author, isKnown, next, onNext }: AuthorDeskProps) {
  const { desk, state, pieces, isShown } = useDesk(work, author?.id)
  const [isRejecting, setRejecting] = useState(false)
  const [openId, setOpenId] = useState<string | null>(null)
  const mayDecide = mayRun(usePerson(), work.operation)
  const isBusy = state.pieces.length > 0 || state.recent.length > 0
  const goNext = () => {
    if (next) onNext(next.id)
  }
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col gap-3">
      {author ? <AuthorHead work={work} author={author} pieces={state.pieces} /> : null}
      {pieces.error && !pieces.data ? (
        <Failure error={pieces.error} onRetry={() => void pieces.refetch()} />
      ) : author ? (
        pieces.isPending || !isShown ? (
          <Waiting />
        ) : state.pieces.length === 0 ? (
          <AllReviewed next={mayDecide ? next : undefined} onNext={goNext} />
        ) : (
          <PieceGrid state={state} onChoose={desk.choose} onOpen={setOpenId} />
        )
      ) : isKnown ? (
        <AllReviewed next={undefined} onNext={goNext} />
      ) : (
        <Waiting />
      )}
      {mayDecide && author ? (
        <>
          <Keys
            review={desk}
            isRejecting={isRejecting}
            setRejecting={setRejecting}
            onNext={goNext}
          />
          {isBusy ? (
            <DeskBar
              desk={desk}
              state={state}
              isRejecting={isRejecting}
              setRejecting={setRejecting}
              onOpen={setOpenId}
              next={next}
              onNext={goNext}
            />
          ) : null}
        </>
      ) : null}
      {openId ? (
        <Suspense fallback={null}>
          <work.Peek row={undefined} id={openId} onClose={() => setOpenId(null)} />
        </Suspense>
      ) : null}
    </div>
  )
}

type KeysProps = {
  readonly review: Parameters<typeof useReviewKeys>[0]
  readonly isRejecting: boolean
  readonly setRejecting: (isOpen: boolean) => void
  readonly onNext: () => void
}

/** Keys of a person who may decide. */
function Keys({ review, isRejecting, setRejecting, onNext }: KeysProps) {
  useReviewKeys(review, { isRejecting, setRejecting })
  usePageKey(!isRejecting, (event) => {
    if (isLoneKey(event, 'n')) onNext()
  })
  return null
}

const Waiting = () => (
  <div aria-busy className="min-h-0 flex-1 p-3">
    <Skeleton lines={8} />
  </div>
)

type AllReviewedProps = { readonly next: Author | undefined; readonly onNext: () => void }

const AllReviewed = ({ next, onNext }: AllReviewedProps) => (
  <EmptyState
    className="flex-1"
    icon={<CircleCheckBig size={24} aria-hidden />}
    title={i18n.t('review.allDone')}
    description={i18n.t('creatorReview.emptyHint')}
    action={next ? <NextAuthor author={next} onNext={onNext} /> : undefined}
  />
)
