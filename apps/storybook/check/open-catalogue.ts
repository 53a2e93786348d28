import { test as base } from '@playwright/test'
import { type Finished, followStories } from './follow-stories.ts'
import { openPage, ORIGIN } from './serve-catalogue.ts'

export type CatalogueOptions = {
  /** Toolbar values. */
  readonly look: Readonly<Record<string, string>>
  /**
   * `common`: without stories that set their own look, which are the same in every look. `first`: one
   * story of each component.
   */
  readonly states: 'all' | 'common' | 'first'
}

/** Shows a story, waits for its play function and accessibility check, returns the faults. */
type Show = (id: string) => Promise<readonly string[]>

/** One page for all stories: reloading it for each would take most of the time. */
export const test = base.extend<object, CatalogueOptions & { readonly show: Show }>({
  look: [{}, { option: true, scope: 'worker' }],
  states: ['all', { option: true, scope: 'worker' }],
  show: [
    async ({ browser, look }, use) => {
      const { page, complaints } = await openPage(browser, {
        viewport: { width: 1280, height: 800 },
        timezoneId: 'Asia/Shanghai',
        // This name makes animations jump to their end.
        userAgent: 'StorybookTestRunner',
      })
      await page.addInitScript(followStories)
      await page.goto(`${ORIGIN}/iframe.html?viewMode=story`)
      await page.waitForFunction(() => window.showStory !== undefined)
      await page.evaluate(
        (globals) => window.__STORYBOOK_ADDONS_CHANNEL__?.emit('updateGlobals', { globals }),
        look,
      )
      await use(async (id) => {
        const finished = await page.evaluate((id) => window.showStory?.(id), id)
        return [...problemsOf(finished), ...complaints()]
      })
      await page.context().close()
    },
    { scope: 'worker' },
  ],
})

function problemsOf(finished: Finished | undefined): readonly string[] {
  if (finished === undefined) return ['the story did not finish']
  const { status, violations, isTooWide } = finished
  if (violations === null) return [`no accessibility check (${status})`]
  return [
    ...violations,
    ...(isTooWide ? ['wider than the window'] : []),
    ...(status === 'error' && violations.length === 0 ? ['the story failed'] : []),
  ]
}
