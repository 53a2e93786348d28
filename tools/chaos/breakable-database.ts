import type { Child } from './child.ts'
import type { DatabaseWord, Outage } from './database-word.ts'
import { databaseProgram, type Place } from './programs.ts'
import { createUptime } from './uptime.ts'

/** Database of a test with its possible outages. */
export type BreakableDatabase = {
  readonly host: Child
  readonly url: () => string
  /** Resolves once it is down; `back` resolves when it is usable again. */
  readonly breakDown: (outage: Outage) => Promise<{ readonly back: Promise<void> }>
  /** Start of its current uptime, epoch ms; null while it is down. */
  readonly upSince: () => number | null
  /** Since when programs can start over it, epoch ms; null while they cannot. */
  readonly startableSince: () => number | null
}

export function createBreakableDatabase(place: Place): BreakableDatabase {
  let url = ''
  const uptime = createUptime()
  const waiting: { tag: DatabaseWord['tag']; done: () => void }[] = []
  const host = databaseProgram(place, (word) => {
    if (word.tag === 'database') url = word.url
    uptime.hears(word)
    const index = waiting.findIndex(({ tag }) => tag === word.tag)
    if (index >= 0) waiting.splice(index, 1)[0]?.done()
  })
  const once = (tag: DatabaseWord['tag']) =>
    new Promise<void>((resolve) => void waiting.push({ tag, done: resolve }))
  return {
    host,
    url: () => url,
    upSince: uptime.since,
    startableSince: uptime.since,
    async breakDown(outage) {
      const [down, back] = [once('down'), once('back')]
      uptime.breaks()
      host.say(outage)
      await down
      return { back }
    },
  }
}
