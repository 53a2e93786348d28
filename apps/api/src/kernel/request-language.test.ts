import { expect, it } from 'vitest'
import { languageOf } from './request-language.ts'

it.each([
  ['zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
  ['en-US,en;q=0.9,zh;q=0.8', 'en'],
  ['fr, en;q=0.3, zh-Hant;q=0.7', 'zh'],
  ['EN', 'en'],
  ['zh;q=0, en;q=0.1', 'en'],
  ['en, zh', 'en'],
  ['*', undefined],
  ['fr-CA', undefined],
  ['zhu', undefined],
  ['en;q=nothing', undefined],
  ['', undefined],
  [undefined, undefined],
] as const)('reads %j as %j', (header, language) => {
  expect(languageOf(header)).toBe(language)
})
