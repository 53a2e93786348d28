import { describe, expect, test } from 'vitest'
import { open, settled } from './one-page.ts'
import { LISTS, PLACES } from './places.ts'
import {
  alerts,
  faultsForAxe,
  insteadOfRows,
  isBusy,
  lostTexts,
  overflow,
  records,
  view,
  wordsOf,
} from './read-screen.ts'
import { LONG, nameOf, SHORT } from './sample-value.ts'
import { ANSWERS, LONG_NAMES, NO_MATCH, NOTHING, ROWS } from './states.ts'

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

  test('a row: opens beside its list, by a button that keys reach', async () => {
    await open(path, ANSWERS, query)
    await settled(() => records().length === ROWS && !isBusy())
    const buttons = records().map((row) => row.querySelector('[data-opens-row]'))
    expect(buttons.filter((button) => button instanceof HTMLButtonElement)).toHaveLength(ROWS)
    if (buttons[0] instanceof HTMLElement) buttons[0].click()
    await settled(() => document.querySelector('[role=dialog] h2, [role=dialog] dl') !== null)
    // A moving panel has other colours.
    await settled(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
    expect(location.hash).toContain('peek=')
    expect(await faultsForAxe()).toEqual([])
  })

  test('empty: says why nothing is there, and no filter is to blame', async () => {
    await open(path, NOTHING)
    await settled(() => insteadOfRows() !== '')
    expect(insteadOfRows()).not.toContain(NO_MATCH)
    expect(wordsOf(view())).toContain('共 0 条')
    expect(alerts()).toEqual([])
    expect(await faultsForAxe()).toEqual([])
  })

  test('long names: 40 letters push nothing out, and what is cut off can be read', async () => {
    await open(path, LONG_NAMES, query)
    await settled(() => records().length === ROWS)
    expect(wordsOf(view())).toContain(nameOf(0, LONG))
    expect(overflow()).toBeLessThanOrEqual(0)
    expect(lostTexts()).toEqual([])
    expect(await faultsForAxe()).toEqual([])
  })
})
