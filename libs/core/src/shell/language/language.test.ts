import { expect, it } from 'vitest'
import { memoryStore } from '../../testing/memory-store.ts'
import {
  DATE_LOCALE,
  DEFAULT_LANGUAGE,
  keptLanguage,
  LANGUAGES,
  parseLanguage,
} from './language.ts'
import { TEMPLATE_TITLES } from './template-titles.ts'

it('starts in Chinese, with English beside it (B-008)', () => {
  expect(DEFAULT_LANGUAGE).toBe('zh')
  expect(keptLanguage(() => memoryStore()).read()).toBe('zh')
})

it('offers zh and en in the switcher (B-009)', () => {
  expect(LANGUAGES).toEqual(['zh', 'en'])
})

it('keeps the chosen language over a reload (B-010)', () => {
  const store = memoryStore()
  keptLanguage(() => store).write('en')
  expect(store.values.get('omc.language')).toBe('"en"')
  expect(keptLanguage(() => store).read()).toBe('en')
})

it('writes dates by zh-cn (B-011)', () => {
  expect(DATE_LOCALE).toBe('zh-cn')
  expect(Intl.DateTimeFormat.supportedLocalesOf(DATE_LOCALE)).toHaveLength(1)
})

it('has both words for every template title without a screen (B-012)', () => {
  expect(Object.keys(TEMPLATE_TITLES)).toEqual(
    expect.arrayContaining(['dashboard', 'changeLog', 'systemLog', 'materialMarket', 'captcha']),
  )
  for (const { zh, en } of Object.values(TEMPLATE_TITLES)) {
    expect(zh).toMatch(/^\p{Script=Han}+$/u)
    expect(en).toMatch(/^[A-Z][A-Za-z ]+$/)
  }
})

it.each([undefined, null, 7, {}, 'fr', 'constructor', ['en']])('takes %j for Chinese', (raw) => {
  expect(parseLanguage(raw)).toBe('zh')
})
