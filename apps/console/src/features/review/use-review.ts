import type { Sdk } from '@omc/sdk'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { refreshTouched } from '../../kernel/data/use-write.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { carrySubject, smartSubject } from './content-subject.ts'
import { createReview, type Review } from './create-review.ts'
import { addDecision } from './day-figures.ts'
import { materialSubject } from './material-subject.ts'
import type { Queue, ReviewPlace } from './review-places.ts'
import type { ReviewState } from './review-state.ts'
import type { Narrowing, Subject } from './review-subject.ts'

/** How often the count is read and the hold of the shown piece is looked at, ms. */
const COUNT_MS = 30_000
const HOLD_MS = 10_000
/** Without a key or a pointer for so long nobody works, ms. */
const IDLE_MS = 60_000

export type Sitting = {
  readonly review: Review
  readonly state: ReviewState
  readonly subject: Subject
  /** How many await review; null before it is known. */
  readonly waiting: number | null
}

/** A sitting at one queue: it lives as long as the view is shown, and lets go when it is left. */
export function useReview(place: ReviewPlace, queue: Queue, narrowing: Narrowing): Sitting {
  const { sdk, queryClient } = useServices()
  const [{ review, subject }] = useState(() => sittingAt(sdk, { place, queue, narrowing }))
  const { state } = useSnapshot(review.store) as { state: ReviewState }
  const [resource = ''] = subject.operation.split('.')
  const count = useQuery({
    queryKey: [resource, 'awaiting', place.form, narrowing],
    queryFn: async () => ({ total: await subject.count(), after: review.store.state.decided }),
    refetchInterval: COUNT_MS,
    meta: { isShownInPlace: true },
  })
  useEffect(() => {
    review.start()
    return () => {
      review.stop()
      void refreshTouched(queryClient, subject.operation)
    }
  }, [review, subject, queryClient])
  useKeptHold(review)
  const waiting = count.data
    ? Math.max(0, count.data.total - (state.decided - count.data.after))
    : null
  return { review, state, subject, waiting }
}

/** Keeps the hold of the shown piece while somebody works at a visible page. */
function useKeptHold(review: Review): void {
  useEffect(() => {
    let workedAt = Date.now()
    const works = () => {
      workedAt = Date.now()
    }
    addEventListener('keydown', works)
    addEventListener('pointermove', works)
    const timer = setInterval(() => {
      if (!document.hidden && Date.now() - workedAt < IDLE_MS) review.keep()
    }, HOLD_MS)
    return () => {
      removeEventListener('keydown', works)
      removeEventListener('pointermove', works)
      clearInterval(timer)
    }
  }, [review])
}

/** Max wait for a frame: a hidden page draws none, ms. */
const FRAME_MS = 100

/** After the next frame. */
const drawn = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, FRAME_MS)
  })

type At = {
  readonly place: ReviewPlace
  readonly queue: Queue
  readonly narrowing: Narrowing
}

function sittingAt(sdk: Sdk, at: At) {
  let drawnAt = Date.now()
  const onDecided = () => {
    addDecision(Date.now(), Date.now() - drawnAt)
    drawnAt = Date.now()
  }
  const subject = subjectAt(sdk, at)
  return { subject, review: createReview({ sdk, subject, now: Date.now, drawn, onDecided }) }
}

function subjectAt(sdk: Sdk, { place, queue, narrowing }: At): Subject {
  if (queue === 'smart') return smartSubject(sdk, narrowing)
  return queue === 'carry'
    ? carrySubject(sdk, place.form, narrowing)
    : materialSubject(sdk, narrowing)
}
