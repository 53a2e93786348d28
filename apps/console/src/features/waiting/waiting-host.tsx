import { useEffect } from 'react'
import { browserClock } from '../../kernel/ports/browser-clock.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { setMenuMarks } from './menu-marks-store.ts'
import { marksOf } from './menu-marks.ts'
import { pollVisible } from './poll-visible.ts'
import { isWaitCount, useMenuWaits } from './use-waits.ts'

/** Counts what the menu shows, and keeps all open counts of waits fresh. It starts after the first screen. */
export default function WaitingHost() {
  const { queryClient } = useServices()
  const counted = useMenuWaits()
  useEffect(() =>
    setMenuMarks(marksOf(counted.map(({ wait, count }) => ({ wait, total: count?.total })))),
  )
  useEffect(() => () => setMenuMarks(new Map()), [])
  useEffect(
    () =>
      pollVisible({
        clock: browserClock(),
        isVisible: () => document.visibilityState === 'visible',
        run: () => void queryClient.refetchQueries({ type: 'active', predicate: isWaitCount }),
      }),
    [queryClient],
  )
  return null
}
