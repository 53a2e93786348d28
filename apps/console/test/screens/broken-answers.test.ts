import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { parseLocation } from '../../src/kernel/router/address.ts'
import { isEntryPath } from '../../src/kernel/router/entry-paths.ts'
import { settled, start } from './one-page.ts'
import { BROKEN_TIMES, WITH_BROKEN } from './places.ts'
import { alerts, heading, records, view, wordsOf } from './read-screen.ts'
import { ROWS } from './states.ts'

const TIMES = Array.from({ length: BROKEN_TIMES }, (_, at) => at + 1)

let uncaught: string[] = []
const note = (event: Event) => {
  if (event instanceof ErrorEvent) uncaught.push(event.message)
  if (event instanceof PromiseRejectionEvent) uncaught.push(String(event.reason))
}
beforeEach(() => {
  uncaught = []
  // React tells there of each screen that a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  addEventListener('error', note)
  addEventListener('unhandledrejection', note)
})
afterEach(() => {
  vi.restoreAllMocks()
  removeEventListener('error', note)
  removeEventListener('unhandledrejection', note)
})

/** The menu and the tools around a screen; entry pages stand without them. */
const hasFrame = () =>
  isEntryPath(parseLocation(location.hash.slice(1)).pathname) ||
  document.querySelector('nav, header') !== null

/** One seed for a place and a time: places that ask the same get other faults. */
const seedOf = (place: number, time: number) => place * BROKEN_TIMES + time

const OPENED = WITH_BROKEN.flatMap((place, at) =>
  TIMES.map((time) => ({
    ...place,
    seed: seedOf(at, time),
    // Who cannot be read is sent to sign in: the other times are for the screens.
    ofPerson: time === BROKEN_TIMES,
  })),
)

/** @source reliability F23, M17 */
describe('an answer with missing or wrong values', () => {
  test.each(OPENED)(
    '$path $query, seed $seed: something is shown, and no error is left to nobody',
    async ({ path, query, seed, ofPerson }) => {
      const breaks = { tag: 'breaks', rows: ROWS, seed, ofPerson } as const
      const { isQuiet, isIdle } = await start(path, breaks, query)
      // A screen that could not be drawn says so in its place, without a heading.
      await settled(() => isIdle() && (alerts().length > 0 || (isQuiet() && heading() !== '')))
      expect(wordsOf(view())).not.toBe('')
      expect(hasFrame()).toBe(true)
      expect(uncaught).toEqual([])
    },
  )
})

const WRONG = [
  {
    what: 'a saved view of no known role',
    path: '/carry/content/list',
    spoilt: { operation: 'views.list', values: { role: 7 } },
  },
  {
    what: 'a saved view without a name and a time',
    path: '/carry/content/list',
    spoilt: { operation: 'views.list', values: { name: { a: 1 }, created_at: null } },
  },
  {
    what: 'a person whose name is no text',
    path: '/setting/user',
    spoilt: { operation: 'users.list', values: { full_name: 7, avatar: true } },
  },
]

describe('one wrong value of a record', () => {
  test.each(WRONG)('$what leaves the rest of the screen as it is', async ({ path, spoilt }) => {
    const { isQuiet } = await start(path, { tag: 'spoils', rows: ROWS, ...spoilt })
    await settled(() => isQuiet() && (alerts().length > 0 || records().length > 0))
    expect(alerts()).toEqual([])
    expect(records()).toHaveLength(ROWS)
    expect(uncaught).toEqual([])
  })
})
