import type { Clock } from '@omc/core'
import type { LeaseAnswer } from './publisher-ports.ts'

export type Heartbeat = {
  /** Starts beating, or does nothing when it beats already; the first beat is one interval away. */
  readonly start: () => void
  readonly stop: () => void
}

/**
 * Beats every `everyMs` until it is stopped or the lease is lost. A beat that does not get
 * through proves nothing: the next one tries again.
 *
 * @source domain: settled numbers (heartbeat 20 s)
 */
export function createHeartbeat(options: {
  readonly clock: Clock
  readonly everyMs: number
  readonly beat: () => Promise<LeaseAnswer>
  readonly onLost: () => void
  readonly onMissed: (error: unknown) => void
}): Heartbeat {
  const { clock, everyMs } = options
  let disarm: (() => void) | null = null

  function arm(): void {
    const mine = clock.at(clock.now() + everyMs, () => void beat(mine))
    disarm = mine
  }

  async function beat(mine: () => void): Promise<void> {
    try {
      const answer = await options.beat()
      if (disarm !== mine) return
      if (answer.tag === 'lost') {
        disarm = null
        return options.onLost()
      }
    } catch (error) {
      if (disarm !== mine) return
      options.onMissed(error)
    }
    arm()
  }

  return {
    start() {
      if (!disarm) arm()
    },
    stop() {
      disarm?.()
      disarm = null
    },
  }
}
