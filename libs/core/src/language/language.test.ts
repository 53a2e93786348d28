import { expect, it } from 'vitest'
import { DATE_LOCALE, LANGUAGES, parseLanguage } from './language.ts'

it('offers zh and en in the switcher (B-009)', () => {
  expect(LANGUAGES).toEqual(['zh', 'en'])
})

it('writes dates by zh-cn (B-011)', () => {
  expect(DATE_LOCALE).toBe('zh-cn')
  expect(Intl.DateTimeFormat.supportedLocalesOf(DATE_LOCALE)).toHaveLength(1)
})

it.each([undefined, null, 7, {}, 'fr', 'constructor', ['en']])('takes %j for Chinese', (raw) => {
  expect(parseLanguage(raw)).toBe('zh')
})
