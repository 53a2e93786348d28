import type { Clock } from '@omc/core'

/** Time between two rounds of counts, ms. @source screens §2.5, menu badges */
export const POLL_MS = 60_000

export type PollPorts = {
  readonly clock: Clock
  readonly isVisible: () => boolean
  readonly run: () => void
}

/** Runs once a minute, in a page that is visible. @returns function that stops it */
export function pollVisible({ clock, isVisible, run }: PollPorts): () => void {
  let stop = arm()
  function arm(): () => void {
    return clock.at(clock.now() + POLL_MS, () => {
      stop = arm()
      if (isVisible()) run()
    })
  }
  return () => stop()
}
