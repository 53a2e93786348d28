import type { Clock, Random } from '../ports/clock.ts'

/** Election of the tab that renews the token where the browser has no locks. */
export interface TabElection {
  /**
   * Opens an election.
   *
   * @returns the number that goes out with the question to the other tabs
   */
  stand(): number
  /** True when another tab goes first; its token will come. */
  isLost(): boolean
  /** The request is on its way: a tab that asks now comes later. */
  work(): void
  /** The request is over, however it ended. */
  rest(): void
  /** Another tab asks. @returns whether to tell it that this one goes first */
  hearAsk(ticket: number): boolean
  /** Another tab tells the owner of a number that it goes first. */
  hearBusy(ticket: number): void
}

/**
 * Of tabs that ask at the same time the lowest number goes first; who asks while another has
 * already asked waits for that one. Only a help: the server forgives two at once.
 *
 * @source reliability F13: the variant without locks
 */
export function createTabElection(clock: Clock, random: Random, askMs: number): TabElection {
  let ticket: number | null = null
  let isWorking = false
  let isLost = false
  let askedAt = -Infinity

  return {
    stand() {
      ticket = random()
      isLost = clock.now() - askedAt < askMs
      return ticket
    },
    isLost: () => isLost,
    work() {
      isWorking = true
    },
    rest() {
      isWorking = false
      ticket = null
    },
    hearAsk(theirs) {
      const goesFirst = isWorking || (ticket !== null && !isLost && ticket < theirs)
      if (!goesFirst) askedAt = clock.now()
      return goesFirst
    },
    hearBusy(theirs) {
      if (theirs === ticket) isLost = true
    },
  }
}
