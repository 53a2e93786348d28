import { test as base, type Page } from '@playwright/test'
import { type Finished, followStories } from './follow-stories.ts'
import { ORIGIN, serveCatalogue } from './serve-catalogue.ts'

/** `look`: what the toolbar would choose. */
export type CatalogueOptions = { readonly look: Readonly<Record<string, string>> }

type Catalogue = {
  readonly page: Page
  /** Shows a story, waits for its play function and its accessibility check, tells what is wrong. */
  readonly show: (id: string) => Promise<readonly string[]>
}

/** One page for all stories: loading it anew for each would take most of the time. */
export const test = base.extend<object, CatalogueOptions & { readonly catalogue: Catalogue }>({
  look: [{}, { option: true, scope: 'worker' }],
  catalogue: [
    async ({ browser, look }, use) => {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 800 },
        timezoneId: 'Asia/Shanghai',
        // By this word animations are put to their end instead of being waited for.
        userAgent: 'StorybookTestRunner',
      })
      const page = await context.newPage()
      const said: string[] = []
      page.on('pageerror', ({ message }) => said.push(`error: ${message}`))
      page.on('console', (line) => {
        if (line.type() === 'error' || line.type() === 'warning')
          said.push(`${line.type()}: ${line.text()}`)
      })
      await serveCatalogue(context, (address) => said.push(`asked ${address}`))
      await page.addInitScript(followStories)
      await page.goto(`${ORIGIN}/iframe.html?viewMode=story`)
      await page.waitForFunction(() => window.showStory !== undefined)
      await page.evaluate(
        (globals) => window.__STORYBOOK_ADDONS_CHANNEL__?.emit('updateGlobals', { globals }),
        look,
      )
      await use({
        page,
        async show(id) {
          const finished = await page.evaluate((id) => window.showStory?.(id), id)
          return [...problemsOf(finished), ...said.splice(0)]
        },
      })
      await context.close()
    },
    { scope: 'worker' },
  ],
})

function problemsOf(finished: Finished | undefined): readonly string[] {
  if (finished === undefined) return ['the story did not finish']
  const { status, violations } = finished
  if (violations === null) return [`no accessibility check (${status})`]
  if (status === 'error' && violations.length === 0) return ['the story failed']
  return violations
}
