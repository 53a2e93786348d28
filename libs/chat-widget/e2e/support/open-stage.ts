import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import type { Page } from '@playwright/test'

const PICTURES = 'https://pictures.test/'

/** Test with the stage in its page; images from pictures.test have the height in their name. */
export const test = base.extend<{ stage: Page }>({
  stage: async ({ page }, use) => {
    const folder = process.env['OMC_CHAT_STAGE'] ?? ''
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('console', (said) => {
      if (said.type() === 'error') faults.push(said.text())
    })
    await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: PAGE }))
    await page.goto('https://stage.test/')
    await page.addStyleTag({ content: readFileSync(join(folder, 'stage.css'), 'utf8') })
    await page.addScriptTag({ content: readFileSync(join(folder, 'stage.js'), 'utf8') })
    await use(page)
    if (faults.length > 0) throw new Error(`the page complained: ${faults.join('\n')}`)
  },
})

const PAGE =
  '<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>stage</title><body></body></html>'

/** Holds image requests until released, then answers with images of this height. */
export async function holdPictures(page: Page, height: number): Promise<() => Promise<void>> {
  const waiting: (() => Promise<void>)[] = []
  let isFree = false
  await page.route(`${PICTURES}**`, async (route) => {
    const body = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="${height}"/>`
    const answer = () => route.fulfill({ contentType: 'image/svg+xml', body })
    if (isFree) await answer()
    else waiting.push(answer)
  })
  return async () => {
    isFree = true
    await Promise.all(waiting.splice(0).map((answer) => answer()))
  }
}

/** Waits two frames, until the change is painted. */
export const painted = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )
