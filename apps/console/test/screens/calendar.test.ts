import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { open, settled } from './one-page.ts'
import { faultsForAxe, lostTexts, overflow, view, wordsOf } from './read-screen.ts'
import { LONG_NAMES, NOTHING, REFUSED, NO_RIGHT } from './states.ts'

const PATH = '/carry/account/list'
/** Plans of the contract's examples run then, and its items are planned. */
const WEEK = '?tab=calendar&day=2026-01-20'

const entries = () => document.querySelectorAll('[data-entry]')

afterEach(() => page.viewport(1440, 900))

test.each([
  ['week', 1440, ''],
  ['day', 1440, '&view=day'],
  ['agenda', 390, ''],
])(
  'the calendar as %s of %i px: long names push nothing out and can be read',
  async (_, width, more) => {
    await page.viewport(width, 900)
    const { isQuiet } = await open(PATH, LONG_NAMES, `${WEEK}${more}`)
    await settled(() => isQuiet() && entries().length > 0)
    expect(overflow()).toBeLessThanOrEqual(0)
    expect(lostTexts()).toEqual([])
    expect(await faultsForAxe()).toEqual([])
  },
)

test('the calendar without entries says so, and without the right says that', async () => {
  const { isQuiet } = await open(PATH, NOTHING, WEEK)
  await settled(() => isQuiet() && wordsOf(view()).includes('这段时间没有安排'))
  expect(await faultsForAxe()).toEqual([])
})

test('a calendar that the server refuses says that a right is missing', async () => {
  await open(PATH, REFUSED, WEEK)
  await settled(() => wordsOf(view()).includes(NO_RIGHT))
  expect(entries()).toHaveLength(0)
})
