import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromium } from 'playwright'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '../src/clock.ts'
import { content, counts, plant, sandbox } from './support.ts'

const PARENT = `<!doctype html><meta charset="utf-8"><body><script>
  window.heard = []
  addEventListener('message', (event) => window.heard.push({ origin: event.origin, data: event.data }))
</script></body>`

let browser: Browser
let parent: Server
let consoleOrigin: string

beforeAll(async () => {
  parent = createServer((_request, answer) => {
    answer.setHeader('content-type', 'text/html; charset=utf-8')
    answer.end(PARENT)
  }).listen(0, 'localhost')
  await once(parent, 'listening')
  consoleOrigin = `http://localhost:${(parent.address() as AddressInfo).port}`
  browser = await chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  })
})

afterAll(async () => {
  await browser.close()
  parent.close()
})

/** A page of the console's origin that frames the creator page of jd for u1. */
async function framed(sandboxOrigin: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 900 } })
  await page.goto(consoleOrigin)
  const query = new URLSearchParams({ uid: 'u1', parent: consoleOrigin })
  const src = JSON.stringify(`${sandboxOrigin}/creator/jd?${query.toString()}`)
  await page.evaluate(
    `document.body.append(Object.assign(document.createElement('iframe'), { src: ${src} }))`,
  )
  return page
}

/** Everything the console's page has heard from frames. */
const heard = (page: Page): Promise<{ origin: string; data: { name: string } }[]> =>
  page.evaluate('window.heard')

/** Sends a request into the frame, as the console does. */
const ask = (page: Page, name: string, payload: object, target: string) => {
  const message = { omc: 1, kind: 'request', name, id: `id-${name}`, payload }
  return page.evaluate(
    `frames[0].postMessage(${JSON.stringify(message)}, ${JSON.stringify(target)})`,
  )
}

const names = async (page: Page) => (await heard(page)).map(({ data }) => data.name)

test('a framed creator page announces itself, publishes once, processes a picture', async () => {
  const made = await sandbox({ consoleOrigins: [consoleOrigin], clock: systemClock })
  const origin = await made.start()
  const page = await framed(origin)
  await expect.poll(() => names(page)).toEqual(['ready'])
  await ask(page, 'requestPublishContent', content(), origin)
  await ask(page, 'requestPublishContent', content(), origin)
  await expect.poll(() => names(page)).toHaveLength(3)
  const [, first, again] = await heard(page)
  expect(first).toEqual(again)
  expect(first).toMatchObject({
    origin,
    data: { name: 'responsePublishContent', payload: { ok: true } },
  })
  expect(await counts(made)).toEqual({ total: 1, duplicates: 0 })
  expect(await page.frames()[1]!.locator('#title').inputValue()).toBe('保温杯怎么选')

  await ask(page, 'requestProcessImage', { url: '/pictures/3.svg', max_width: 200 }, origin)
  await expect.poll(() => names(page)).toContain('responseProcessImage')
  const picture = (await heard(page)).at(-1)
  expect(picture).toMatchObject({ data: { payload: { ok: true, width: 200, height: 200 } } })
  await page.close()
})

test('a lost answer stays lost: one post, and the page says nothing', async () => {
  const made = await sandbox({ consoleOrigins: [consoleOrigin], clock: systemClock })
  const origin = await made.start()
  await plant(made, { rules: [{ mode: 'lose_answer' }] })
  const page = await framed(origin)
  await expect.poll(() => names(page)).toEqual(['ready'])
  await ask(page, 'requestPublishContent', content(), origin)
  const strip = page.frames()[1]!.locator('#strip')
  await expect.poll(() => strip.getAttribute('data-tone')).toBe('unknown')
  expect(await counts(made)).toEqual({ total: 1, duplicates: 0 })
  expect(await names(page)).toEqual(['ready'])
  await page.close()
})

test('a console that is not named cannot frame the page', async () => {
  const made = await sandbox({ clock: systemClock })
  const page = await framed(await made.start())
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/)
  expect(await names(page)).toEqual([])
  await page.close()
})
