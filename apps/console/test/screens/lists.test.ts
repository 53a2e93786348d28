import { describe, expect, test } from 'vitest'
import { lookAt, open, settled } from './one-page.ts'
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
import {
  ANSWERS,
  BROKEN,
  LONG_NAMES,
  NO_MATCH,
  NO_RIGHT,
  NOTHING,
  OUT_OF_REACH,
  REFUSED,
  ROWS,
  SILENT,
  UNREACHABLE,
} from './states.ts'

test('each screen has a route', () => {
  expect(PLACES.length).toBeGreaterThan(0)
  expect(PLACES.filter(({ path }) => path === '')).toEqual([])
})

describe.each(LISTS)('the list at $path', ({ path }) => {
  /** Text of the empty state, read once: no other state may show it. */
  let empty = ''
  const nothing = async () => {
    empty ||= await lookAt(path, NOTHING, insteadOfRows)
    expect(empty).not.toBe('')
    return empty
  }

  test('loading: says neither that nothing is there nor that it failed', async () => {
    const text = await nothing()
    await open(path, SILENT)
    await settled(isBusy)
    expect(records()).toEqual([])
    expect(alerts()).toEqual([])
    expect(wordsOf(view())).not.toContain(text)
    expect(await faultsForAxe()).toEqual([])
  })

  test('rows: shows each record and their number', async () => {
    await open(path, ANSWERS)
    await settled(() => records().length === ROWS && !isBusy())
    const words = records().map(wordsOf)
    expect(words.filter((text, row) => text.includes(nameOf(row, SHORT)))).toHaveLength(ROWS)
    expect(wordsOf(view())).toContain(`共 ${ROWS} 条`)
    expect(alerts()).toEqual([])
    expect(overflow()).toBeLessThanOrEqual(0)
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

  test('filtered empty: says that nothing matches, and clears the filters', async () => {
    const text = await nothing()
    await open(path, NOTHING, '?q=没有这个')
    await settled(() => insteadOfRows() !== '')
    expect(insteadOfRows()).toContain(NO_MATCH)
    expect(insteadOfRows()).not.toContain(text)
    const clear = [...view().querySelectorAll('td button')].find(
      (button) => wordsOf(button) === '清除筛选',
    )
    expect(await faultsForAxe()).toEqual([])
    if (clear instanceof HTMLElement) clear.click()
    await settled(() => insteadOfRows() === text)
    expect(location.hash).not.toContain('q=')
  })

  test('error: says what failed, and asks again', async () => {
    const text = await nothing()
    const { server } = await open(path, BROKEN)
    await settled(() => alerts().length > 0)
    expect(alerts().join()).toContain('500')
    expect(wordsOf(view())).not.toContain(text)
    expect(await faultsForAxe()).toEqual([])
    const before = server.asked.length
    view().querySelector<HTMLElement>('[role=alert] button')?.click()
    await settled(() => server.asked.length > before)
  })

  test('forbidden: says that a right is missing, not that nothing is there', async () => {
    const text = await nothing()
    await open(path, REFUSED)
    await settled(() => wordsOf(document.body).includes(NO_RIGHT))
    expect(wordsOf(document.body)).not.toContain(text)
    expect(await faultsForAxe()).toEqual([])
  })

  test('offline: says that the server is out of reach, not that nothing is there', async () => {
    const text = await nothing()
    await open(path, UNREACHABLE)
    await settled(() => alerts().length > 0)
    expect(alerts().join()).toContain(OUT_OF_REACH)
    expect(wordsOf(view())).not.toContain(text)
    expect(records()).toEqual([])
    expect(await faultsForAxe()).toEqual([])
  })

  test('long names: 40 letters push nothing out, and what is cut off can be read', async () => {
    await open(path, LONG_NAMES)
    await settled(() => records().length === ROWS)
    expect(wordsOf(view())).toContain(nameOf(0, LONG))
    expect(overflow()).toBeLessThanOrEqual(0)
    expect(lostTexts()).toEqual([])
    expect(await faultsForAxe()).toEqual([])
  })
})
