import type { Filter, Finds } from '../filters.ts'
import type { Resource } from '../resource.ts'
import { said, type FieldWords } from './field-words.ts'
import { wordsOf } from './words-of.ts'

type Spoken = Pick<Resource, 'words'>

/** Description of a filter: its comparison and the content of its column. */
export function filterWords(
  resource: Spoken,
  name: string,
  { finds }: Filter,
): FieldWords | undefined {
  const own = resource.words?.[`filter.${name}`]
  if (own) return own
  if (!finds) return wordsOf(resource, name)
  if (finds.by === 'text') return searchWords(finds.of)
  const column = finds.of[0] ?? name
  const found = wordsOf(resource, column)
  if (!found) return undefined
  const { kind, ...words } = found
  const asks = finds.by === 'set' || finds.by === 'flag' || finds.by === 'parent'
  return { ...COMPARES[finds.by](words, column), ...(asks || !kind ? {} : { kind }) }
}

type Compare = (words: FieldWords, column: string) => FieldWords

const several = 'comma separated'
const COMPARES: Readonly<Record<Exclude<Finds['by'], 'text'>, Compare>> = {
  value: ({ zh, en, about }, column) =>
    said(zh, en, `Rows whose \`${column}\` is one of these, ${several}. ${about}`),
  id: ({ zh, en, about }, column) =>
    said(zh, en, `Rows whose \`${column}\` is one of these, ${several}. ${about}`),
  parent: ({ zh, en, about }) =>
    said(zh, en, `Rows right below this record; \`0\` gives those at the top. ${about}`),
  flag: ({ zh, en, about }, column) => said(zh, en, `Rows whose \`${column}\` is this. ${about}`),
  set: ({ zh, en, about }, column) =>
    said(
      `有${zh}`,
      `Has ${low(en)}`,
      `\`true\`: rows that have a \`${column}\`; \`false\`: rows without one. ${about}`,
    ),
  part: ({ zh, en, about }, column) =>
    said(zh, en, `Rows whose \`${column}\` hold at least one of these, ${several}. ${about}`),
  from: ({ zh, en, about }, column) =>
    said(`${zh}起`, `${en} from`, `Rows whose \`${column}\` is this or later or more. ${about}`),
  before: ({ zh, en, about }, column) =>
    said(`${zh}止`, `${en} before`, `Rows whose \`${column}\` is before this. ${about}`),
  to: ({ zh, en, about }, column) =>
    said(`${zh}止`, `${en} to`, `Rows whose \`${column}\` is this or earlier or less. ${about}`),
}

const low = (label: string) =>
  /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label

function searchWords(columns: readonly string[]): FieldWords {
  const names = columns.map((name) => `\`${name}\``).join(', ')
  const about = `Rows that hold this text anywhere in ${names}, capitals or not; a number also finds the row of that id`
  return said('搜索', 'Search', about)
}

export const sortWords = (initial: string): FieldWords =>
  said(
    '排序',
    'Sort',
    `Keys in the order of their weight, comma separated; \`-\` before a key means descending. \`${initial}\` when left out`,
  )

export const includeWords: FieldWords = said(
  '附带的关联',
  'Related records',
  'Relations whose records come along in `included`, comma separated',
)

export const fieldsWords = (type: string): FieldWords =>
  said(
    '返回的字段',
    'Fields',
    `Attributes that records of \`${type}\` come with, comma separated. All when left out; but included records give figures that are counted each time only when they are asked for here`,
  )
