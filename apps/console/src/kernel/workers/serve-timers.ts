import type { Clock } from '@omc/core'
import type { TimerNews, TimerOrder } from './timer-messages.ts'

/**
 * The worker's side: keeps the timers of a page and reports each one when it is due.
 *
 * @param tell  sends a message to the page
 * @returns     takes the orders of the page
 */
export function serveTimers(
  clock: Clock,
  tell: (news: TimerNews) => void,
): (order: TimerOrder) => void {
  const disarms = new Map<number, () => void>()
  const fire = (id: number) => {
    disarms.delete(id)
    tell({ tag: 'fired', id })
  }
  tell({ tag: 'ready' })
  return (order) => {
    const { id } = order
    disarms.get(id)?.()
    if (order.tag === 'set')
      disarms.set(
        id,
        clock.at(clock.now() + order.inMs, () => fire(id)),
      )
    else disarms.delete(id)
  }
}
