import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { addConsoleTexts } from './console-texts.ts'
import { en } from './en/index.ts'
import { changeLanguage, currentLanguage, i18n, startI18n } from './i18n.ts'
import { showMissingTexts } from './missing-text.ts'
import { consoleTexts } from './zh/console.ts'
import { demoTexts } from './zh/demo.ts'
import { entry } from './zh/entry.ts'
import { first } from './zh/first.ts'
import { laterTexts } from './zh/later.ts'
import { panels } from './zh/panels.ts'

type Tree = { readonly [key: string]: string | Tree }
const zhTexts = flat({
  ...first,
  ...entry,
  ...consoleTexts,
  ...laterTexts,
  ...panels,
  ...demoTexts,
})
const enTexts = flat(en)

function flat(tree: Tree, above = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[above + key, value] as const]
        : [...flat(value, `${above}${key}.`)],
    ),
  )
}

const byText = (a: string, b: string) => (a < b ? -1 : 1)
const holes = (text = '') =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).sort(byText)

test('both languages have the same keys, texts and placeholders', () => {
  expect([...enTexts.keys()].sort(byText)).toEqual([...zhTexts.keys()].sort(byText))
  const empty = [...zhTexts, ...enTexts].filter(([, text]) => text.trim() === '')
  const different = [...zhTexts].filter(
    ([key, text]) => holes(text).join(' ') !== holes(enTexts.get(key)).join(' '),
  )
  expect({ empty, different }).toEqual({ empty: [], different: [] })
})

const root = join(import.meta.dirname, '../..')
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter(
    (path) => /\.tsx?$/.test(path) && !path.includes('.test.') && !/i18n\/(zh|en)\//.test(path),
  )
  .map((path) => readFileSync(join(root, path), 'utf8'))

test('every key that the console asks for exists', () => {
  const asked = sources.flatMap((text) =>
    [...text.matchAll(/\bt\(\s*'([\w.-]+)'/g)].map(([, key]) => key),
  )
  expect(asked.length).toBeGreaterThan(50)
  expect(asked.filter((key = '') => !zhTexts.has(key))).toEqual([])
})

test('every text is asked for somewhere', () => {
  const words = new Set(sources.flatMap((text) => text.match(/[\w-]+(?:\.[\w-]+)+/g) ?? []))
  // `tab.command.${command}`: what begins so, and ends so, is asked for.
  const computed = sources.flatMap((text) =>
    [...text.matchAll(/`([\w-]+(?:\.[\w-]+)*\.)\$\{[^}]+\}([\w.-]*)`/g)].map(
      ([, head = '', tail = '']) => ({ head, tail }),
    ),
  )
  // The library asks for a plural by the plain key.
  const asked = (key: string) =>
    words.has(key.replace(/_(?:one|other)$/, '')) ||
    computed.some(({ head, tail }) => key.startsWith(head) && key.endsWith(tail))
  expect([...zhTexts.keys()].filter((key) => !asked(key))).toEqual([])
})

test('keeps the parts of the Chinese texts apart', () => {
  const parts = [first, entry, consoleTexts, laterTexts, panels].map(Object.keys)
  expect(new Set(parts.flat()).size).toBe(parts.flat().length)
})

afterEach(() => localStorage.clear())

test('starts in Chinese, changes to English and back, and remembers', async () => {
  await startI18n()
  addConsoleTexts()
  expect(currentLanguage()).toBe('zh')
  expect(i18n.t('menu.signOut')).toBe('退出登录')
  await changeLanguage('en')
  expect(i18n.t('menu.signOut')).toBe('Sign out')
  expect(document.documentElement.lang).toBe('en')
  expect(localStorage.getItem('omc.language')).toBe('"en"')
  await changeLanguage('zh')
  expect(document.documentElement.lang).toBe('zh-CN')
})

test('F26: a text that one language lacks is shown from the other one, and told of once', async () => {
  const report = vi.fn()
  showMissingTexts(report)
  await changeLanguage('en')
  i18n.addResource('zh', 'translation', 'test.only', '只有中文 {{count}}')
  const text = (key: string, options = {}): string => i18n.t(key, { ...options, defaultValue: '' })
  expect(text('test.only', { count: 3 })).toBe('只有中文 3')
  expect(text('test.only', { count: 4 })).toBe('只有中文 4')
  expect(text('test.nowhere')).toBe('')
  await changeLanguage('zh')
  i18n.addResource('en', 'translation', 'test.english', 'Only English')
  expect(text('test.english')).toBe('Only English')
  expect(report.mock.calls.map(([missing]) => missing)).toEqual([
    { key: 'test.only', language: 'en' },
    { key: 'test.nowhere', language: 'en' },
    { key: 'test.english', language: 'zh' },
  ])
})
