import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { en } from '../src/app/i18n/en/index.ts'
import { connectAccount, runState, setDelay } from './support/publishing.ts'
import { origin } from './support/system.ts'
import { expect, test, type OpenAs } from './support/test.ts'

const SHOTS = process.env.OMC_SHOTS
const WIDTHS = [1440, 390] as const
const UID = '88213'

type View = {
  readonly name: string
  readonly path: string
  /** Brings the page into the state to look at; the address is open already. */
  readonly enter?: (page: Page) => Promise<void>
  readonly leave?: (page: Page) => Promise<void>
}

const VIEWS: readonly View[] = [
  { name: 'home', path: '/home' },
  { name: 'contents', path: '/carry/content/list' },
  { name: 'publishes', path: '/carry/publish/list' },
  { name: 'users', path: '/setting/user' },
  { name: 'password', path: '/ucenter/password' },
  { name: 'console-idle', path: '/console' },
  {
    name: 'console-connected',
    path: `/console?uid=${UID}`,
    async enter(page) {
      const takeOver = page.getByTestId('take-over')
      await expect(page.getByTestId('start').or(takeOver).first()).toBeVisible()
      if (await takeOver.isVisible()) await takeOver.click()
      await expect(page.getByTestId('start')).toBeEnabled()
    },
  },
  {
    name: 'remote',
    path: `/console?uid=${UID}`,
    async enter(page) {
      await page.getByTestId('open-remote').click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
    leave: escape,
  },
  {
    name: 'notices',
    path: '/home',
    async enter(page) {
      await page.locator('header button[aria-haspopup="dialog"]').first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
    leave: escape,
  },
  { name: 'gate-403', path: '/403' },
  { name: 'gate-404', path: '/404' },
]

async function escape(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Each language and each mode once; all four pairs when pictures are asked for. */
const PAIRS = [
  ['zh', 'light'],
  ['en', 'dark'],
  ...(SHOTS === undefined ? [] : [['zh', 'dark'] as const, ['en', 'light'] as const]),
] as const

// The longest of all: each pair may go to another worker.
test.describe.configure({ mode: 'parallel' })

for (const [language, mode] of PAIRS) {
  test(`the console is sound to look at in ${language}, ${mode}`, async ({ page, openAs }) => {
    test.setTimeout(240_000)
    await choose(page, language, mode)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`${origin}/#/login`)
      await look(page, `${language}-${mode}-${width}-login`)
    }
    const inside = await openAs('manager')
    await choose(inside, language, mode)
    for (const width of WIDTHS) {
      await inside.setViewportSize({ width, height: 900 })
      for (const view of VIEWS) {
        await inside.goto(`${origin}/#${view.path}`)
        await settle(inside)
        await view.enter?.(inside)
        await look(inside, `${language}-${mode}-${width}-${view.name}`)
        await view.leave?.(inside)
      }
    }
  })
}

test('the console comes back to the account it was connected to', async ({ openAs }) => {
  const page = await openAs('creator')
  const uid = '73906'
  await connectAccount(page, uid)
  await page.goto(`${origin}/#/home`)
  await expect(page.getByText('今日发布').first()).toBeVisible()
  await page.goto(`${origin}/#/console`)
  await expect(page).toHaveURL(new RegExp(`uid=${uid}`))
  await expect(page.getByTestId('start')).toBeVisible()
})

// It publishes for real, so it is only there when pictures are asked for.
if (SHOTS !== undefined) test('a run in the middle, for the documentation', walkRun)

async function walkRun({ openAs }: { openAs: OpenAs }): Promise<void> {
  const page = await openAs('operator')
  await connectAccount(page, UID)
  await setDelay(page, 6, 8)
  await page.getByTestId('start').click()
  await expect(page.getByTestId('counter-success')).toContainText('3', { timeout: 80_000 })
  await expect(page.getByTestId('wait')).toContainText('下一条')
  await settle(page)
  await page.screenshot({ path: join(SHOTS ?? '.', 'run.png') })
  await page.setViewportSize({ width: 390, height: 900 })
  await settle(page)
  await page.screenshot({ path: join(SHOTS ?? '.', 'run-390.png') })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${origin}/#/home`)
  await settle(page)
  await page.screenshot({ path: join(SHOTS ?? '.', 'run-home.png') })
  await page.goto(`${origin}/#/console`)
  await expect(runState(page)).toBeVisible()
  await page.getByTestId('stop').click()
}

/** Before the page's own scripts run, as a person who chose this once. */
async function choose(page: Page, language: string, mode: string): Promise<void> {
  await page.addInitScript(
    ([consoleOrigin, chosenLanguage, chosenMode]) => {
      // Frames of other sites run this too; only the console has these settings.
      if (location.origin !== consoleOrigin) return
      localStorage.setItem('omc.language', JSON.stringify(chosenLanguage))
      localStorage.setItem(
        'omc.theme',
        JSON.stringify({ themeName: 'green-white', mode: chosenMode, density: 'comfortable' }),
      )
    },
    [origin, language, mode],
  )
  if (page.url().startsWith(origin)) await page.reload()
}

/** What must hold of every page, in every language, mode and width. */
async function look(page: Page, name: string): Promise<void> {
  await settle(page)
  if (SHOTS !== undefined) {
    mkdirSync(SHOTS, { recursive: true })
    await page.screenshot({ path: join(SHOTS, `${name}.png`) })
  }
  const { headingCount, overflow, moved, words } = await page.evaluate(() => {
    const main = document.querySelector('main')
    const wide = [document.documentElement, ...(main ? [main] : [])]
    main?.querySelector(':scope *:last-child')?.scrollIntoView()
    const top = document.scrollingElement?.scrollTop ?? 0
    main?.scrollTo(0, 0)
    return {
      headingCount: document.querySelectorAll('h1').length,
      overflow: Math.max(...wide.map((element) => element.scrollWidth - element.clientWidth)),
      moved: main?.closest('#root > div') && document.querySelector('nav') ? top : 0,
      words: document.body.innerText,
    }
  })
  expect.soft(headingCount, `${name}: headings of the first level`).toBe(1)
  expect.soft(overflow, `${name}: pixels beyond the right edge`).toBeLessThanOrEqual(0)
  expect.soft(moved, `${name}: pixels the shell moved`).toBe(0)
  expect.soft(rawKeys(words), `${name}: texts that are missing`).toEqual([])
  const { violations } = await new AxeBuilder({ page })
    .exclude('iframe')
    .options({ resultTypes: ['violations'] })
    .analyze()
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  const told = grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  expect.soft(told, `${name}: accessibility`).toEqual([])
}

/** Nothing is loading and nothing moves any more. */
async function settle(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(async () => {
    const running = document.getAnimations().filter((one) => {
      const { iterations } = one.effect?.getTiming() ?? {}
      return iterations !== Number.POSITIVE_INFINITY
    })
    await Promise.allSettled(running.map((one) => one.finished))
  })
}

const KEYS = new Set(keysOf(en))

function rawKeys(words: string): readonly string[] {
  return [...words.matchAll(/[a-zA-Z]+(?:\.[a-zA-Z_]+)+/g)]
    .map(([word]) => word)
    .filter((word) => KEYS.has(word))
}

function keysOf(tree: object, above = ''): readonly string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [above + key] : keysOf(value, `${above}${key}.`),
  )
}
