import { expect, test as base, type Browser, type Page } from '@playwright/test'
import { openSignedIn } from '../support/sign-in.ts'
import { origin } from '../support/system.ts'
import { watch, type Watched } from '../support/watch.ts'
import type { Look } from './looks.ts'
import { settle } from './settle.ts'
import { viewNamed, type View } from './views.ts'

/** Shows a look in one of two pages; the pages stay open between looks. */
export type Viewers = {
  readonly show: (look: Look) => Promise<Page>
  /** Faults in the pages since the last call. */
  readonly faults: () => readonly string[]
}

/** Gives each worker one page per viewer, with the faults recorded in it. */
export const test = base.extend<object, { viewers: Viewers }>({
  viewers: [
    async ({ browser }, use) => {
      const viewers = await openViewers(browser)
      await use(viewers)
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

async function openViewers(browser: Browser): Promise<Viewers> {
  const seen: Watched[] = []
  /** What the pages told of errors that they caught, such as a screen that could not be shown. */
  const told: string[] = []
  const open = async (username?: string): Promise<Page> => {
    const context = await browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })
    context.on('page', (page) => {
      seen.push(watch(page))
      page.on('console', (message) => {
        if (message.type() === 'error') told.push(message.text())
      })
    })
    if (username !== undefined) return openSignedIn(context, username)
    const page = await context.newPage()
    await page.goto(`${origin}/#/login`)
    return page
  }
  const pages = { person: await open('admin'), stranger: await open() }
  const shown = new Map<Page, string>()
  const faults = () => seen.flatMap((one) => one.faults.splice(0))

  return {
    async show(look) {
      const view = viewNamed(look.view)
      const page = pages[view.viewer]
      await page.setViewportSize({ width: look.width, height: 900 })
      const appearance = JSON.stringify([look.language, look.settings])
      if (shown.get(page) === appearance) await goTo(page, view)
      else await reloadAs(page, view, look)
      shown.set(page, appearance)
      told.length = 0
      try {
        await settle(page)
        await view.enter?.(page)
        await settle(page)
      } catch (error) {
        throw new Error(
          `${String(error)}\nErrors of the page: ${[...faults(), ...told].join('; ')}`,
          { cause: error },
        )
      }
      return page
    },
    faults,
  }
}

/** Navigates without a reload; via an address without a screen if the page is there already. */
async function goTo(page: Page, { path }: View): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog').or(page.getByRole('menu'))).toHaveCount(0)
  await page.goto(`${origin}/#${path}`)
}

/** Stores the language and look as an earlier choice, then reloads. */
async function reloadAs(page: Page, { path }: View, { language, settings }: Look): Promise<void> {
  await page.evaluate(
    ([address, chosenLanguage, chosenSettings]) => {
      localStorage.setItem('omc.language', chosenLanguage)
      localStorage.setItem('omc.theme', chosenSettings)
      history.replaceState(null, '', address)
    },
    [`#${path}`, JSON.stringify(language), JSON.stringify(settings)] as const,
  )
  await page.reload()
}
