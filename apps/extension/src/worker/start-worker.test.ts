import { deploymentHash } from '@omc/core/extension'
import { expect, test } from 'vitest'
import { tabsOf } from '../rules/frame-rules.ts'
import { fakeBrowser } from '../testing/fake-browser.ts'
import { startWorker } from './start-worker.ts'

const CONSOLE = 'http://localhost:8080'
const A = 'https://a.test'
const B = 'https://b.test'
const DEPLOYMENT = { console: CONSOLE, platforms: [{ origin: A }, { origin: B }] }
const tab = (id: number) => ({ origin: CONSOLE, frameId: 0, tab: { id } })

function running() {
  const browser = fakeBrowser()
  browser.allowed.add(`${A}/*`)
  startWorker(browser.api, async () => DEPLOYMENT)
  return browser
}
const filters = ({ rules }: ReturnType<typeof fakeBrowser>) =>
  rules.map(({ condition }) => condition.urlFilter)

test('says its version, its deployment and what is allowed, and changes nothing for that', async () => {
  const browser = running()
  expect(await browser.send({ ask: 'state' }, tab(1))).toEqual({
    version: '1.0.0',
    deploymentHash: deploymentHash(DEPLOYMENT),
    platforms: [
      { origin: A, isAllowed: true },
      { origin: B, isAllowed: false },
    ],
  })
  expect(browser.calls).toEqual([])
})

test('opens frames of allowed platforms alone, in the tabs that asked, until they close', async () => {
  const browser = running()
  await Promise.all([1, 2, 1].map((id) => browser.send({ ask: 'frames' }, tab(id))))
  expect(filters(browser)).toEqual([`|${A}/`])
  expect(tabsOf(browser.rules)).toEqual([1, 2])
  browser.closeTab(1)
  await expect.poll(() => tabsOf(browser.rules)).toEqual([2])
  browser.closeTab(2)
  await expect.poll(() => browser.rules).toEqual([])
})

test('a worker that was ended and started again knows the tabs by the rules', async () => {
  const browser = running()
  await browser.send({ ask: 'frames' }, tab(1))
  const again = fakeBrowser()
  again.allowed.add(`${A}/*`)
  again.rules = browser.rules
  startWorker(again.api, async () => DEPLOYMENT)
  await again.send({ ask: 'frames' }, tab(2))
  expect(tabsOf(again.rules)).toEqual([1, 2])
})

test('a choice takes effect in the tabs that are open', async () => {
  const browser = running()
  await browser.send({ ask: 'frames' }, tab(1))
  await browser.api.permissions.request({ origins: [`${B}/*`] })
  await expect.poll(() => filters(browser)).toEqual([`|${A}/`, `|${B}/`])
  await browser.api.permissions.remove({ origins: [`${A}/*`, `${B}/*`] })
  await expect.poll(() => filters(browser)).toEqual([])
})

test('opens the page of choices when asked', async () => {
  const browser = running()
  await browser.send({ ask: 'choose' }, tab(1))
  expect(browser.calls).toEqual(['openOptionsPage'])
})

test('a stranger, and an ask that is not on the list, get no answer and no effect', async () => {
  const browser = running()
  const strangers = [
    { ...tab(1), origin: 'http://localhost:8081' },
    { ...tab(1), frameId: 2 },
    { ...tab(1), id: 'a'.repeat(32) },
  ]
  for (const sender of strangers)
    for (const ask of ['state', 'frames', 'choose'])
      expect(await browser.send({ ask }, sender)).toBeUndefined()
  for (const message of [null, 'frames', { ask: 'cookies' }, { ask: 'frames', tabId: 4 }])
    expect(await browser.send(message, tab(1))).toBeUndefined()
  expect(browser.calls).toEqual([])
})

test('a failure of the browser is no answer, and the next ask is served', async () => {
  const browser = running()
  const { updateSessionRules } = browser.api.declarativeNetRequest
  Object.assign(browser.api.declarativeNetRequest, {
    updateSessionRules: () => Promise.reject(new Error('quota')),
  })
  expect(await browser.send({ ask: 'frames' }, tab(1))).toBeUndefined()
  Object.assign(browser.api.declarativeNetRequest, { updateSessionRules })
  expect(await browser.send({ ask: 'frames' }, tab(1))).toMatchObject({ version: '1.0.0' })
  expect(tabsOf(browser.rules)).toEqual([1])
})
