import { expect, test } from '@playwright/test'
import { readIndex } from './read-index.ts'
import { openPage, ORIGIN } from './serve-catalogue.ts'
import { showDocs } from './show-docs.ts'

const HAN = /\p{Script=Han}/u
const docs = readIndex().filter(({ type }) => type === 'docs')
const groupOf = ({ title }: { readonly title: string }) => title.split('/')[0] ?? title

test('there is a docs page of every part and component', () => {
  expect(docs.length).toBeGreaterThan(40)
})

for (const group of new Set(docs.map(groupOf))) {
  test(`${group}: every docs page says in Chinese what its part and each prop are for`, async ({
    browser,
  }) => {
    test.setTimeout(180_000)
    const { page, complaints } = await openPage(browser, { viewport: { width: 1280, height: 800 } })
    // Stories in frames are whole pages, and catalogue.e2e.ts opens all of them.
    await page.route(/iframe\.html\?.*viewMode=story/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>story</title>' }),
    )
    await page.goto(`${ORIGIN}/iframe.html?viewMode=docs&globals=locale:zh`)
    await page.waitForFunction(() => window.__STORYBOOK_ADDONS_CHANNEL__ !== undefined)
    const problems: string[] = []
    for (const { id, title } of docs.filter((page) => groupOf(page) === group)) {
      await page.evaluate(showDocs, id)
      await page.getByRole('heading', { name: '各种状态' }).waitFor()
      const use = await page.getByRole('definition').first().innerText()
      const props = page.locator('table:has(th:text-is("说明")) td:last-child')
      const texts = [use, ...(await props.allInnerTexts())]
      problems.push(
        ...complaints().map((line) => `${title}: ${line}`),
        ...texts
          .filter((text) => text !== '' && !HAN.test(text))
          .map((text) => `${title}: not in Chinese: ${text}`),
      )
    }
    expect(problems.join('\n')).toBe('')
  })
}
