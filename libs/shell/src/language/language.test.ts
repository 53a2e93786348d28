import { behaviour } from '@omc/behaviours/vitest'
import { DEFAULT_LANGUAGE } from '@omc/core'
import { memoryStore } from '@omc/core/testing'
import { expect, it } from 'vitest'
import { keptLanguage } from './kept-language.ts'
import { TEMPLATE_TITLES } from './template-titles.ts'

it('starts in Chinese, with English beside it', () => {
  behaviour('B-008', () => {
    expect(DEFAULT_LANGUAGE).toBe('zh')
    expect(keptLanguage(() => memoryStore()).read()).toBe('zh')
  })
})

it('keeps the chosen language over a reload', () => {
  const store = memoryStore()
  keptLanguage(() => store).write('en')
  expect(store.values.get('omc.language')).toBe('"en"')
  behaviour('B-010', () => expect(keptLanguage(() => store).read()).toBe('en'))
})

it('has both words for every template title without a screen', () => {
  behaviour('B-012', () => {
    expect(Object.keys(TEMPLATE_TITLES)).toEqual(
      expect.arrayContaining(['dashboard', 'changeLog', 'systemLog', 'materialMarket', 'captcha']),
    )
    for (const { zh, en } of Object.values(TEMPLATE_TITLES)) {
      expect(zh).toMatch(/^\p{Script=Han}+$/u)
      expect(en).toMatch(/^[A-Z][A-Za-z ]+$/)
    }
  })
})
