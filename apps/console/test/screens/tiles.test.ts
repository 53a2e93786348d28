import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { tilesTexts } from '../../src/features/publishing/tiles/tiles-texts.ts'
import { addTexts, changeLanguage } from '../../src/kernel/i18n/i18n.ts'
import { laterTexts } from '../../src/kernel/i18n/later-parts.ts'
import { settled } from './one-page.ts'
import { faultsForAxe, lostTexts, overflow } from './read-screen.ts'
import { showTiles } from './show-tiles.tsx'

let close = () => {}
afterEach(async () => {
  close()
  await changeLanguage('zh')
  await page.viewport(1440, 900)
})

const tiles = () => [...document.querySelectorAll<HTMLElement>('section[data-testid^="tile-"]')]
const frames = () => [...document.querySelectorAll('[data-testid="frame-slot"]')]

test.each([
  ['zh', 1440],
  ['en', 1440],
  ['zh', 390],
  ['en', 390],
] as const)(
  'tiles in %s of %i px: every state stands, long names can be read',
  async (language, width) => {
    await addTexts(laterTexts)
    await addTexts(tilesTexts)
    await changeLanguage(language)
    await page.viewport(width, 900)
    close = showTiles(width === 390)
    await settled(() => frames().length > 0 && !document.querySelector('[aria-busy="true"]'))
    expect(overflow()).toBeLessThanOrEqual(0)
    expect(lostTexts()).toEqual([])
    expect(await faultsForAxe()).toEqual([])
    expect(frames()).toHaveLength(width === 390 ? 1 : tiles().length)
  },
)

test('tiles beside each other keep their parts on the same lines', async () => {
  await addTexts(laterTexts)
  await addTexts(tilesTexts)
  await page.viewport(1440, 900)
  close = showTiles(false)
  await settled(() => frames().length > 0 && !document.querySelector('[aria-busy="true"]'))
  const tops = new Map<number, Set<number>>()
  for (const tile of tiles()) {
    const row = tile.getBoundingClientRect().top
    const frame = tile.querySelector('[data-testid="frame-slot"]')?.getBoundingClientRect()
    tops.set(row, (tops.get(row) ?? new Set()).add(Math.round(frame?.top ?? 0)))
  }
  expect([...tops.values()].every((one) => one.size === 1)).toBe(true)
})
