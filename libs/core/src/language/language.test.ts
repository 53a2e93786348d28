import { expect, it } from 'vitest'
import { LANGUAGES, parseLanguage } from './language.ts'

it('knows zh and en', () => {
  expect(LANGUAGES).toEqual(['zh', 'en'])
})

it.each([undefined, null, 7, {}, 'fr', 'constructor', ['en']])('takes %j for Chinese', (raw) => {
  expect(parseLanguage(raw)).toBe('zh')
})
