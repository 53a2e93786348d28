import { Button, EmptyState, Skeleton } from '@omc/ui'
import { CircleCheckBig } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { Failure } from '../../kit/failure.tsx'
import { figuresToday, meanSeconds } from './day-figures.ts'
import { KeyBar } from './key-bar.tsx'
import { PieceView } from './piece-view.tsx'
import { Preload } from './preload.tsx'
import { ReviewHead } from './review-head.tsx'
import { reviewPlace, type Queue, type ReviewPlace } from './review-places.ts'
import type { Narrowing } from './review-subject.ts'
import { useReviewKeys } from './use-review-keys.ts'
import { useReview, type Sitting } from './use-review.ts'

/** One thing after another, one key each. @source screens §2.6, Review */
export function ReviewScreen() {
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const place = reviewPlace(pathname)
  const queue = place.queues.find((one) => one === query.get('queue')) ?? place.queues[0]
  const source = place.source ?? query.get('f.source')
  const category = query.get('f.category')
  const narrowing = { ...(source ? { source } : {}), ...(category ? { category } : {}) }
  if (queue === undefined) return null
  // Another queue is another sitting.
  const key = JSON.stringify([queue, narrowing])
  return <ReviewSitting key={key} place={place} queue={queue} narrowing={narrowing} />
}

type SittingProps = {
  readonly place: ReviewPlace
  readonly queue: Queue
  readonly narrowing: Narrowing
}

function ReviewSitting({ place, queue, narrowing }: SittingProps) {
  const sitting = useReview(place, queue, narrowing)
  const [isRejecting, setRejecting] = useState(false)
  const { review, state } = sitting
  useReviewKeys(review, { isRejecting, setRejecting })
  return (
    <div
      data-fills-view
      className="flex h-full min-h-0 flex-col gap-3 touch:h-auto touch:min-h-full touch:shrink-0"
    >
      <ReviewHead place={place} queue={queue} narrowing={narrowing} sitting={sitting} />
      <Body place={place} sitting={sitting} />
      <KeyBar sitting={sitting} isRejecting={isRejecting} setRejecting={setRejecting} />
      <Preload pieces={state.ahead} />
    </div>
  )
}

function Body({ place, sitting }: { readonly place: ReviewPlace; readonly sitting: Sitting }) {
  const { review, state } = sitting
  if (state.current) return <PieceView key={state.current.id} piece={state.current} place={place} />
  return (
    <section className="flex min-h-80 flex-1 flex-col justify-center rounded-card border border-line bg-surface p-4">
      {state.phase === 'failed' && state.error ? (
        <Failure error={state.error} onRetry={review.start} />
      ) : state.phase === 'empty' ? (
        <AllReviewed onAgain={review.start} />
      ) : (
        <div aria-busy>
          <Skeleton lines={8} />
        </div>
      )}
    </section>
  )
}

function AllReviewed({ onAgain }: { readonly onAgain: () => void }) {
  const figures = figuresToday()
  const seconds = meanSeconds(figures)
  return (
    <EmptyState
      icon={<CircleCheckBig size={24} aria-hidden />}
      title={i18n.t('review.allDone')}
      description={
        seconds === null
          ? i18n.t('review.allDoneHint')
          : i18n.t('review.today', { count: figures.count, seconds })
      }
      action={<Button onClick={onAgain}>{i18n.t('review.again')}</Button>}
    />
  )
}
