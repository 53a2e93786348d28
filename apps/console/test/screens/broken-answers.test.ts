import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isEntryPath } from '../../src/kernel/router/entry-paths.ts'
import { settled, start } from './one-page.ts'
import { BROKEN_TIMES, WITH_BROKEN } from './places.ts'
import { alerts, heading, view, wordsOf } from './read-screen.ts'
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
const hasFrame = (path: string) =>
  isEntryPath(path) || document.querySelector('nav, header') !== null

/** One seed for a place and a time: places that ask the same get other faults. */
const seedOf = (place: number, time: number) => place * BROKEN_TIMES + time

const OPENED = WITH_BROKEN.flatMap((place, at) =>
  TIMES.map((time) => ({ ...place, seed: seedOf(at, time) })),
)

/** @source reliability F23, M17 */
describe('an answer with missing or wrong values', () => {
  test.each(OPENED)(
    '$path $query, seed $seed: something is shown, and no error is left to nobody',
    async ({ path, query, seed }) => {
      const { isQuiet, isIdle } = await start(path, { tag: 'breaks', rows: ROWS, seed }, query)
      // A screen that could not be drawn says so in its place, without a heading.
      await settled(() => isIdle() && (alerts().length > 0 || (isQuiet() && heading() !== '')))
      expect(wordsOf(view())).not.toBe('')
      expect(hasFrame(path)).toBe(true)
      expect(uncaught).toEqual([])
    },
  )
})
