import { describe, expect, test } from 'vitest'
import { emptyTextOf, open, settled } from './one-page.ts'
import { LISTS } from './places.ts'
import { alerts, faultsForAxe, lostTexts, overflow, records, view, wordsOf } from './read-screen.ts'
import { LONG, nameOf } from './sample-value.ts'
import { BROKEN, LONG_NAMES, NO_RIGHT, OUT_OF_REACH, REFUSED, ROWS, UNREACHABLE } from './states.ts'

describe.each(LISTS)('the list at $path', ({ path }) => {
  const nothing = emptyTextOf(path)

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
