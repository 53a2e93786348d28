import { describe, expect, test } from 'vitest'
import { emptyTextOf, open, settled, withSearch } from './one-page.ts'
import { SOME_LISTS } from './places.ts'
import {
  alerts,
  faultsForAxe,
  insteadOfRows,
  isBusy,
  isCardBusy,
  isMoving,
  records,
  view,
  wordsOf,
} from './read-screen.ts'
import {
  ANSWERS,
  BROKEN,
  NO_MATCH,
  NO_RIGHT,
  NOTHING,
  OUT_OF_REACH,
  REFUSED,
  ROWS,
  SILENT,
  UNREACHABLE,
} from './states.ts'

// The engine decides what is shown then, so in the gate a few lists stand for all.
describe.each(SOME_LISTS)('the list at $path $query', ({ path, query }) => {
  const nothing = emptyTextOf(path, query)
  // The list of a record stands once the record has arrived.
  const isLoading = path.includes('{') ? isCardBusy : isBusy

  test('a row: opens beside its list, by a button that keys reach', async () => {
    await open(path, ANSWERS, query)
    await settled(() => records().length === ROWS && !isBusy())
    const buttons = records().map((row) => row.querySelector('[data-opens-row]'))
    expect(buttons.filter((button) => button instanceof HTMLButtonElement)).toHaveLength(ROWS)
    if (buttons[0] instanceof HTMLElement) buttons[0].click()
    await settled(() => document.querySelector('[role=dialog] h2, [role=dialog] dl') !== null)
    // A moving panel has other colours.
    await settled(() => !isMoving())
    expect(location.hash).toContain('peek=')
    expect(await faultsForAxe()).toEqual([])
  })

  test('empty: says why nothing is there, and no filter is to blame', async () => {
    await open(path, NOTHING, query)
    await settled(() => insteadOfRows() !== '')
    expect(insteadOfRows()).not.toContain(NO_MATCH)
    expect(wordsOf(view())).toContain('共 0 条')
    expect(alerts()).toEqual([])
    expect(await faultsForAxe()).toEqual([])
  })

  test('loading: says neither that nothing is there nor that it failed', async () => {
    const text = await nothing()
    await open(path, SILENT, query)
    await settled(isLoading)
    expect(records()).toEqual([])
    expect(alerts()).toEqual([])
    expect(wordsOf(view())).not.toContain(text)
    expect(await faultsForAxe()).toEqual([])
  })

  test('filtered empty: says that nothing matches, and clears the filters', async () => {
    const text = await nothing()
    await open(path, NOTHING, withSearch(query))
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
    const { server } = await open(path, BROKEN, query)
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
    await open(path, REFUSED, query)
    await settled(() => wordsOf(document.body).includes(NO_RIGHT))
    expect(wordsOf(document.body)).not.toContain(text)
    expect(await faultsForAxe()).toEqual([])
  })

  test('offline: says that the server is out of reach, not that nothing is there', async () => {
    const text = await nothing()
    await open(path, UNREACHABLE, query)
    await settled(() => alerts().length > 0)
    expect(alerts().join()).toContain(OUT_OF_REACH)
    expect(wordsOf(view())).not.toContain(text)
    expect(records()).toEqual([])
    expect(await faultsForAxe()).toEqual([])
  })
})
