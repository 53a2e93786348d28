import { posix } from 'node:path'
import { runInNewContext } from 'node:vm'
import { isCode, isTest } from './project.mjs'

const FOLDER = 'apps/console/src/kernel/i18n/'
/** Folders in which screens and features keep their texts as `<name>.zh.ts` and `<name>.en.ts`. */
const OWN_TEXTS = ['apps/console/src/screens/', 'apps/console/src/features/']

/**
 * Checks that both languages have the same keys with the same placeholders, that no text is empty,
 * that every used key exists, and that every key is used.
 *
 * @param {import('./project.mjs').Project} project
 */
export function translations({ files, read }) {
  const texts = Object.fromEntries(['zh', 'en'].map((name) => [name, textsOf(files, read, name)]))
  if (texts.zh === undefined && texts.en === undefined) return []
  if (texts.zh === undefined || texts.en === undefined)
    return [`${FOLDER}: zh and en must be there`]
  return [
    ...missingIn('en', texts.zh, texts.en),
    ...missingIn('zh', texts.en, texts.zh),
    ...differentHoles(texts),
    ...asked(files, read)
      .filter(({ key }) => !hasKey(texts.zh, key))
      .map(({ key, path }) => `${path}: the text '${key}' does not exist`),
  ]
}

function missingIn(name, from, to) {
  return Object.entries(from).flatMap(([key, text]) => {
    if (text.trim() === '') return [`the text '${key}' is empty`]
    return to[key] === undefined ? [`${FOLDER}${name}: '${key}' is missing`] : []
  })
}

function differentHoles({ zh, en }) {
  return Object.keys(zh)
    .filter((key) => en[key] !== undefined && holes(zh[key]) !== holes(en[key]))
    .map((key) => `the text '${key}' has ${holes(zh[key])} in zh and ${holes(en[key])} in en`)
}

/**
 * Placeholder names in alphabetical order, because word order differs between languages; without the
 * English words beside a number, `{{count, row|rows}}`.
 */
function holes(text) {
  return (
    [...new Set(text.match(/\{\{[^}|]+\}\}/g))].sort((a, b) => (a < b ? -1 : 1)).join(' ') ||
    'no placeholder'
  )
}

/** Whether a key exists, also in the plural forms `key_one` and `key_other`. */
function hasKey(texts, key) {
  return texts[key] !== undefined || texts[`${key}_other`] !== undefined
}

function asked(files, read) {
  return files
    .filter((path) => path.startsWith('apps/console/src/') && isCode(path) && !isTest(path))
    .filter((path) => !path.startsWith(FOLDER))
    .flatMap((path) =>
      [...read(path).matchAll(/\b(?:t|i18n\.t)\(\s*['"]([^'"\n]+)['"]/g)]
        .map(([, key]) => key.replace(/^\w+:/, ''))
        .map((key) => ({ key, path })),
    )
}

/**
 * All texts of a language by dotted key: one file `zh.json` or `zh.ts`, or a folder `zh/` of them.
 * Of files that combine others only the outermost count, because they define the keys.
 */
function textsOf(files, read, name) {
  const shape = new RegExp(
    `^(${FOLDER}${name}(/.+)?\\.(json|ts)|(${OWN_TEXTS.join('|')}).+\\.${name}\\.ts)$`,
  )
  const own = files.filter((path) => shape.test(path) && !isTest(path))
  if (own.length === 0) return undefined
  const parts = own.map((path) => ({ path, source: read(path) }))
  const values = evaluate(parts)
  const inner = new Set(parts.flatMap(({ path, source }) => importsOf(path, source)))
  const outer = parts.filter(({ path }) => !inner.has(path))
  return Object.assign({}, ...outer.map(({ path }) => flat(values.get(path))))
}

const importsOf = (path, source) => namesIn(path, source).map(({ from }) => from)

/** Texts that a file takes from others, with their local names. */
const namesIn = (path, source) =>
  [...source.matchAll(/import \{ \w+ as (\w+) \} from '(\.{1,2}\/[\w./-]+\.ts)'/g)].map(
    ([, name, file]) => ({ name, from: posix.join(posix.dirname(path), file) }),
  )

/** Evaluates each file as an object literal, files without imports first. */
function evaluate(parts) {
  const values = new Map()
  let left = parts
  while (left.length > 0) {
    const ready = left.filter(({ path, source }) =>
      importsOf(path, source).every((other) => values.has(other)),
    )
    if (ready.length === 0) throw new Error(`texts that need each other: ${left[0].path}`)
    for (const { path, source } of ready) {
      const named = namesIn(path, source).map(({ name, from }) => [name, values.get(from)])
      values.set(path, parseTexts(path, source, Object.fromEntries(named)))
    }
    left = left.filter((part) => !ready.includes(part))
  }
  return values
}

function parseTexts(path, source, named) {
  if (path.endsWith('.json')) return JSON.parse(source)
  // A text file is one object literal: evaluate only that, without running the console's code.
  const start = source.indexOf('{', source.search(/export\s+(?:const|default)/))
  const end = source.includes('} as const') ? source.indexOf('} as const') : source.lastIndexOf('}')
  return runInNewContext(`(${source.slice(start, end + 1)})`, named)
}

function flat(value, above = '') {
  if (typeof value === 'string') return { [above]: value }
  return Object.assign(
    {},
    ...Object.entries(value ?? {}).map(([key, inner]) =>
      flat(inner, above ? `${above}.${key}` : key),
    ),
  )
}
