import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { bodyMarks, deviceOf, layoutInForce } from '@omc/shell'
import { expect } from '@playwright/test'
import { LONG } from '../groups.ts'
import { findSeriousViolations } from './find-serious-violations.ts'
import { allLooks, inOrder, nameOf, sampledLooks, type Look } from './looks.ts'
import { rawKeys } from './raw-keys.ts'
import { readPage } from './read-page.ts'
import { test } from './viewers.ts'
import { viewNamed } from './views.ts'

const { OMC_SHOTS: SHOTS, OMC_LOOKS, OMC_LOOK_SEED } = process.env
const SEED = Number(OMC_LOOK_SEED)
const LOOKS = OMC_LOOKS === 'all' ? allLooks(SEED) : sampledLooks(SEED)

/** The gate takes one look of six: the tests of the screens read every screen, too, with axe. */
const SHORT_EVERY = 6

/** WCAG 2.5.8 with a mouse, the design's own size on a phone. */
const LEAST_TARGET_PX = { 1440: 24, 390: 44 } as const

test.use({ trace: 'off' })
test.describe.configure({ mode: 'parallel' })

test.describe(`looks, seed ${SEED}`, () => {
  for (const [at, look] of inOrder(LOOKS).entries()) {
    const tag = at % SHORT_EVERY === 0 ? [] : [LONG]
    test(`${nameOf(look)} is sound to look at`, { tag }, async ({ viewers }) => {
      const page = await viewers.show(look)
      if (SHOTS !== undefined) {
        mkdirSync(SHOTS, { recursive: true })
        await page.screenshot({ path: join(SHOTS, `${nameOf(look)}.png`) })
      }
      const { headings, overflow, moved, buried, words, ...facts } = await readPage(
        page,
        LEAST_TARGET_PX[look.width],
      )
      expect.soft(refusalAt(page.url(), look), 'a page of refusal instead of the view').toBeNull()
      expect.soft(headings, 'headings of the first level').toBe(1)
      expect.soft(overflow, 'pixels beyond the right edge').toBeLessThanOrEqual(0)
      expect.soft(moved, 'pixels the shell moved').toBe(0)
      expect.soft(buried, 'what lies under the footer').toEqual([])
      expect.soft(rawKeys(words), 'texts that are missing').toEqual([])
      expect.soft(facts.small, 'texts under 12 px').toEqual([])
      expect.soft(facts.clipped, 'texts that are cut off').toEqual([])
      expect.soft(facts.narrow, 'targets that are too small').toEqual([])
      expect.soft(facts.page, 'marks of the page').toEqual(expectedMarks(look))
      expect.soft(await findSeriousViolations(page), 'accessibility').toEqual([])
      expect.soft(viewers.faults(), 'errors of the page').toEqual([])
    })
  }
})

/** The page of refusal that an address shows, unless the view is that page. */
function refusalAt(url: string, { view }: Look): string | null {
  const path = new URL(url).hash.slice(1).split('?')[0] ?? ''
  return /^\/40\d$/.test(path) && viewNamed(view).path !== path ? path : null
}

function expectedMarks({ view, settings, width, language }: Look) {
  const device = deviceOf(width)
  const { classes, ...marks } = bodyMarks(settings, { prefersDark: false, device })
  return {
    ...marks,
    classes: [...classes].sort(),
    language: language === 'zh' ? 'zh-CN' : 'en',
    layout: viewNamed(view).viewer === 'person' ? layoutInForce(settings, device) : null,
  }
}
