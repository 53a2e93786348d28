import { origin } from './support/system.ts'
import { expect, test, type Page } from './support/test.ts'

/** Holds back all files of the page except the document, as on a slow connection. */
async function holdFiles(page: Page, pattern: string) {
  let arrive = () => {}
  const promise = new Promise<void>((resolve) => (arrive = resolve))
  await page.route(pattern, async (route) => {
    await promise
    await route.continue()
  })
  return () => arrive()
}

test('a slow line shows what is being loaded, in both languages, before any other file @long', async ({
  page,
}) => {
  const arrive = await holdFiles(page, '**/assets/**')
  await page.goto(`${origin}/#/login`, { waitUntil: 'commit' })
  await expect(page.getByText('正在加载…')).toBeVisible()
  await expect(page.getByText('Open Media Creation Centre')).toBeVisible()
  const painted = () => page.evaluate(() => performance.getEntriesByType('paint').length)
  await expect.poll(painted).toBeGreaterThan(0)
  arrive()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('正在加载…')).toHaveCount(0)
})

test('the console is never drawn without its styles', async ({ page }) => {
  const arrive = await holdFiles(page, '**/assets/*.css')
  const seen: number[] = []
  await page.goto(`${origin}/#/login`, { waitUntil: 'commit' })
  await expect(page.getByText('正在加载…')).toBeVisible()
  // The scripts have been requested by now and wait.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /index-.*\.js/.test(name)),
  )
  seen.push(await page.getByRole('heading', { level: 1 }).count())
  arrive()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(seen).toEqual([0])
})

test('the splash is dark for who chose so @long', async ({ page }) => {
  await page.goto(`${origin}/favicon.svg`)
  await page.evaluate(() => localStorage.setItem('omc.theme', '{"mode":"dark"}'))
  const arrive = await holdFiles(page, '**/assets/**')
  await page.goto(`${origin}/#/login`, { waitUntil: 'commit' })
  await expect(page.getByText('正在加载…')).toBeVisible()
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(ground).toBe('rgb(13, 17, 22)')
  arrive()
})
