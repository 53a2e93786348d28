import { describe, expect, test } from 'vitest'
import { emptyTextOf, open, settled } from './one-page.ts'
import { SOME_LISTS } from './places.ts'
import {
  alerts,
  faultsForAxe,
  insteadOfRows,
  isBusy,
  records,
  view,
  wordsOf,
} from './read-screen.ts'
import {
  BROKEN,
  NO_MATCH,
  NO_RIGHT,
  NOTHING,
  OUT_OF_REACH,
  REFUSED,
  SILENT,
  UNREACHABLE,
} from './states.ts'

// The engine alone decides what is shown then, so a few lists stand for all.
describe.each(SOME_LISTS)('the list at $path', ({ path }) => {
  const nothing = emptyTextOf(path)

  test('loading: says neither that nothing is there nor that it failed', async () => {
    const text = await nothing()
    await open(path, SILENT)
    await settled(isBusy)
    expect(records()).toEqual([])
    expect(alerts()).toEqual([])
    expect(wordsOf(view())).not.toContain(text)
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
})
