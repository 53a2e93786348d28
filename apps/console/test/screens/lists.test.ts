import { describe, expect, test } from 'vitest'
import { open, settled } from './one-page.ts'
import { LISTS, LISTS_WITH_LONG_NAMES, SCREENS } from './places.ts'
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

/** Lists whose rows are named by a related record, which these answers leave out, or by a choice. */
const WITHOUT_NAMES = [
  '/carry/publish/list?tab=attempts',
  '/carry/publish/list?tab=ledger',
  '/console?tab=attempts',
  '/setting/team?tab=rules',
]

/** Text by which a row is known in the list at an address. */
const nameIn = (address: string, row: number, length: number) =>
  WITHOUT_NAMES.includes(address) ? '' : nameOf(row, length)

test('each screen has a route', () => {
  expect(SCREENS.length).toBeGreaterThan(0)
  expect(SCREENS.filter(({ path }) => path === '')).toEqual([])
})

test('the browser tests know each tab of a desk', async () => {
  const addresses = SCREENS.flatMap(({ places }) =>
    places.filter(({ query }) => query.startsWith('?tab=')).map(({ path, query }) => path + query),
  )
  // They cannot load the desks: `vitest -u` writes what they read.
  await expect(`${JSON.stringify(addresses, null, 2)}\n`).toMatchFileSnapshot('desk-tabs.json')
})

describe.each(LISTS)('the list at $path $query', ({ path, query }) => {
  test('rows: shows each record and their number', async () => {
    await open(path, ANSWERS, query)
    await settled(() => records().length === ROWS && !isBusy())
    const words = records().map(wordsOf)
    const named = words.filter((text, row) => text.includes(nameIn(path + query, row, SHORT)))
    expect(named).toHaveLength(ROWS)
    expect(new Set(words).size).toBe(ROWS)
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
    expect(wordsOf(view())).toContain(nameIn(path + query, 0, LONG))
    expect(overflow()).toBeLessThanOrEqual(0)
    expect(lostTexts()).toEqual([])
  },
)
