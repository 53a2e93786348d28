import type { BrowserContext, Page } from '@playwright/test'
import { readShown, readStrange } from './read-strange.ts'
import { openSignedIn } from './sign-in.ts'
import { origin } from './system.ts'
import { expect } from './test.ts'
import { watch } from './watch.ts'

export type Victim = {
  readonly page: Page
  /** Payloads that ran, opened a dialog or left the site. */
  readonly runs: readonly string[]
  readonly faults: readonly string[]
  /** Numbers of the payloads that a screen showed. */
  readonly shown: ReadonlySet<number>
  readonly look: () => Promise<void>
}

/** Opens a page that records payloads that run, open dialogs or leave the site. */
export async function openAttacked(
  context: BrowserContext,
  { csp }: { csp: boolean },
): Promise<Victim> {
  const runs: string[] = []
  await context.exposeFunction('hit', (number: number) => void runs.push(`payload ${number} ran`))
  context.on('dialog', (dialog) => {
    runs.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  // The stand-in channel is the only other site that our pages may request.
  await context.route(
    (url) => /evil|еvil|own\.test/i.test(url.hostname),
    (route) => route.abort(),
  )
  if (!csp) {
    await context.route(`${origin}/`, async (route) => {
      const answer = await route.fetch()
      const headers = answer.headers()
      delete headers['content-security-policy']
      await route.fulfill({ response: answer, headers })
    })
  }
  const page = await openSignedIn(context, 'manager')
  const { faults } = watch(page)
  context.on('page', (opened) => runs.push(`a window: ${opened.url()}`))
  page.on('framenavigated', (frame) => {
    const left = frame === page.mainFrame() && new URL(frame.url()).origin !== origin
    if (left) runs.push(`went to ${frame.url()}`)
  })
  const shown = new Set<number>()
  const look = async () => {
    for (const number of await page.evaluate(readShown)) shown.add(number)
    expect(await page.evaluate(readStrange)).toEqual([])
  }
  return { page, runs, faults, shown, look }
}

/** Goes to another screen and waits until it is shown. */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    for (const title of document.querySelectorAll<HTMLElement>('main h1'))
      title.dataset['left'] = String(title.checkVisibility())
    location.hash = `#${to}`
  }, address)
  await expect(page.locator('main h1:not([data-left="true"]):visible').first()).toBeVisible()
}
