import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useServices } from '../../kernel/services/services-context.ts'
import { addressOf, placeOf, videosQuery, type Place } from './video-place.ts'

type Step = Partial<Place>

/** Where the person is, and the ways on; what is not saved asks before another video opens. */
export function useVideoPlace() {
  const { sdk } = useServices()
  const [query, setQuery] = useSearchParams()
  const [isDirty, setDirty] = useState(false)
  const [asked, setAsked] = useState<Step | null>(null)
  const place = placeOf(query)
  const { data } = useInfiniteQuery(videosQuery(sdk, place))
  const leave = (step: Step) => {
    setAsked(null)
    setQuery(addressOf({ ...place, ...step }), { replace: true })
  }
  const first = place.view === 'trash' ? undefined : data?.pages[0]?.items[0]?.id
  const isOpening = place.contentId === null && first !== undefined
  // In the address, so that a list in another order opens no other video under the person's hands.
  useEffect(() => {
    if (isOpening) setQuery(addressOf({ ...place, contentId: first }), { replace: true })
  })
  return {
    place,
    /** Step that waits for the answer whether edits may be lost. */
    asked,
    leave,
    stay: () => setAsked(null),
    setDirty,
    go(step: Step) {
      const isOther = step.contentId !== undefined && step.contentId !== place.contentId
      if (isOther && isDirty) setAsked(step)
      else leave(step)
    },
  }
}
