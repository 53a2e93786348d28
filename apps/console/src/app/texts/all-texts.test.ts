import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { EN_TEXTS, ZH_PARTS } from './testing/all-texts.ts'
import { textsByKey } from './testing/texts-by-key.ts'

const zhTexts = textsByKey(ZH_PARTS)
const enTexts = textsByKey([EN_TEXTS])

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
  // `tab.command.${command}`: keys with this head and tail count as used.
  const computed = sources.flatMap((text) =>
    [...text.matchAll(/`([\w-]+(?:\.[\w-]+)*\.)\$\{[^}]+\}([\w.-]*)`/g)].map(
      ([, head = '', tail = '']) => ({ head, tail }),
    ),
  )
  // The library looks up a plural by the plain key.
  const asked = (key: string) =>
    words.has(key.replace(/_(?:one|other)$/, '')) ||
    computed.some(({ head, tail }) => key.startsWith(head) && key.endsWith(tail))
  expect([...zhTexts.keys()].filter((key) => !asked(key))).toEqual([])
})

test('no two parts have a group of the same name, unless it is the same group', () => {
  const groups = ZH_PARTS.flatMap((part) => Object.entries<unknown>(part))
  const byName = new Map(groups)
  expect(groups.filter(([name, texts]) => texts !== byName.get(name))).toEqual([])
})
