import type { DatabaseWord } from './database-word.ts'

/** Since when the database can be used, as far as the test's own outages are concerned. */
export type Uptime = {
  /** An outage is asked for; while another lasts, it follows that one at once. */
  readonly breaks: () => void
  readonly hears: (word: DatabaseWord) => void
  /** Epoch ms; null while an outage lasts or is still to come. */
  readonly since: () => number | null
}

export function createUptime(now: () => number = Date.now): Uptime {
  let outageCount = 0
  let since: number | null = null
  return {
    breaks() {
      outageCount += 1
      since = null
    },
    hears({ tag }) {
      if (tag === 'down') return
      if (tag === 'back') outageCount -= 1
      since = outageCount === 0 ? now() : null
    },
    since: () => since,
  }
}
