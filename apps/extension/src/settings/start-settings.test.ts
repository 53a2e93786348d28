import { beforeEach, expect, test } from 'vitest'
import { fakeBrowser } from '../testing/fake-browser.ts'
import { startSettings } from './start-settings.ts'
import { TEXTS, textsFor } from './texts.ts'

const A = 'https://a.test'
const B = 'https://b.test'
const DEPLOYMENT = { console: 'https://omc.test', platforms: [{ origin: A }, { origin: B }] }

beforeEach(() => document.body.replaceChildren())

async function opened(language = 'zh-CN', deployment: typeof DEPLOYMENT = DEPLOYMENT) {
  const place = document.createElement('main')
  document.body.append(place)
  const browser = fakeBrowser()
  browser.allowed.add(`${A}/*`)
  await startSettings(place, browser.api, deployment, language)
  const [first, second] = place.querySelectorAll('input')
  const said = () => place.querySelector('output')?.textContent
  const button = place.querySelector('button')
  return { place, browser, first, second, button, said }
}

test('shows whom it serves, each platform by its origin, and what is allowed', async () => {
  const { place, first, second, button } = await opened()
  expect(place.textContent).toContain('https://omc.test')
  expect([...place.querySelectorAll('label')].map((one) => one.textContent)).toEqual([A, B])
  expect([first?.checked, second?.checked, button?.hidden]).toEqual([true, false, false])
  expect(place.textContent).toContain('版本 1.0.0')
})

test('a press asks the browser for this origin alone, and says what came of it', async () => {
  const { browser, second, said } = await opened()
  second?.click()
  // The request stands in the event of the press: before anything asynchronous.
  expect(browser.calls).toEqual([`request ${B}/*`])
  await expect.poll(said).toBe(TEXTS.zh.allowed(B))
  second?.click()
  await expect.poll(said).toBe(TEXTS.zh.forbidden(B))
  expect(browser.calls[1]).toBe(`remove ${B}/*`)
  expect(second?.checked).toBe(false)
})

test('a switch goes back when the person declines in the browser', async () => {
  const { browser, second, said } = await opened()
  browser.consents = false
  second?.click()
  await expect.poll(said).toBe(TEXTS.zh.refused(B))
  expect(second?.checked).toBe(false)
})

test('one button gives every platform back and hands the focus on', async () => {
  const { browser, first, button, said } = await opened()
  button?.click()
  await expect.poll(said).toBe(TEXTS.zh.allForbidden)
  expect([...browser.allowed]).toEqual([])
  expect([first?.checked, button?.hidden]).toEqual([false, true])
  expect(document.activeElement).toBe(first)
})

test('says when the browser keeps what it should give back', async () => {
  const { browser, first, button, said } = await opened()
  Object.assign(browser.api.permissions, { remove: () => Promise.reject(new Error('required')) })
  first?.click()
  await expect.poll(said).toBe(TEXTS.zh.kept)
  expect(first?.checked).toBe(true)
  button?.click()
  await expect.poll(() => document.activeElement).toBe(first)
  expect([said(), button?.hidden]).toEqual([TEXTS.zh.kept, false])
})

test('what is changed elsewhere in the browser shows', async () => {
  const { browser, first } = await opened()
  await browser.api.permissions.remove({ origins: [`${A}/*`] })
  await expect.poll(() => first?.checked).toBe(false)
})

test('a console without such platforms says so', async () => {
  const { place } = await opened('zh-CN', { ...DEPLOYMENT, platforms: [] })
  expect(place.textContent).toContain(TEXTS.zh.none)
  expect(place.querySelectorAll('button, input')).toHaveLength(0)
})

test('speaks the language of the browser, English to all but Chinese', async () => {
  expect(['zh', 'zh-TW', 'zh-CN'].map(textsFor)).toEqual([TEXTS.zh, TEXTS.zh, TEXTS.zh])
  expect(['en-US', 'fr', ''].map(textsFor)).toEqual([TEXTS.en, TEXTS.en, TEXTS.en])
  const { place } = await opened('en-GB')
  expect(place.querySelector('h1')?.textContent).toBe(TEXTS.en.name)
  expect(document.documentElement.lang).toBe('en')
})
