import { describe, expect, test } from 'vitest'
import { open, settled } from './one-page.ts'
import { LISTS, LISTS_WITH_LONG_NAMES, PLACES } from './places.ts'
import {
  alerts,
  faultsForAxe,
  isBusy,
  lostTexts,
  overflow,
  records,
  view,
  wordsOf,
} from './read-screen.ts'
import { LONG, nameOf, SHORT } from './sample-value.ts'
import { ANSWERS, LONG_NAMES, ROWS } from './states.ts'

test('each screen has a route', () => {
  expect(PLACES.length).toBeGreaterThan(0)
  expect(PLACES.filter(({ path }) => path === '')).toEqual([])
})

describe.each(LISTS)('the list at $path', ({ path, query }) => {
  test('rows: shows each record and their number', async () => {
    await open(path, ANSWERS, query)
    await settled(() => records().length === ROWS && !isBusy())
    const words = records().map(wordsOf)
    expect(words.filter((text, row) => text.includes(nameOf(row, SHORT)))).toHaveLength(ROWS)
    expect(wordsOf(view())).toContain(`共 ${ROWS} 条`)
    expect(alerts()).toEqual([])
    expect(overflow()).toBeLessThanOrEqual(0)
    expect(await faultsForAxe()).toEqual([])
  })
})

test.each(LISTS_WITH_LONG_NAMES)(
  '$path $query with long names: 40 letters push nothing out, and what is cut off can be read',
  async ({ path, query }) => {
    await open(path, LONG_NAMES, query)
    await settled(() => records().length === ROWS)
    expect(wordsOf(view())).toContain(nameOf(0, LONG))
    expect(overflow()).toBeLessThanOrEqual(0)
    expect(lostTexts()).toEqual([])
  },
)
