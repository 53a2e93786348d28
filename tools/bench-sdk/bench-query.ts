import { isDeepStrictEqual } from 'node:util'
import { stringify, type Options } from 'picoquery'
import { defaultShouldSerializeObject, defaultValueSerializer } from 'picoquery'
import { parseQueryString } from '../../apps/api/src/jsonapi/parse-query.ts'
import { stringifyQuery } from '../../libs/sdk/src/query/stringify.ts'
import type { Comparison, Pace } from './comparison.ts'
import { inTurns } from './in-turns.ts'

/** Queries of real screens. */
const NESTED = [
  {
    filter: {
      status: 'published',
      channel: 'youhaohuo',
      since: '2026-01-01T00:00:00Z',
      readed: false,
    },
    sort: '-updated_at',
    page: { size: 100, number: 2 },
  },
  {
    filter: { search: '夏季 连衣裙', user: { id: 7, team: { name: 'A & B' } }, score: 0 },
    page: { after: 'eyJpZCI6MTIzfQ==' },
    include: 'carry_content',
  },
  { filter: { a: { b: { c: 'one' }, d: 'two' }, e: { f: 'three', g: true } } },
  { filter: { status: 'draft' }, page: { size: 20 } },
]

const LISTS = [
  {
    filter: { status: ['draft', 'published'], channel: ['youhaohuo', 'jd'] },
    include: ['carry_content', 'user'],
    sort: ['-updated_at', 'id'],
  },
  { filter: { user_id: ['1', '2', '3'] }, fields: { carry_contents: ['title', 'status'] } },
]

/** The server reads brackets. */
const BRACKETS: Partial<Options> = { nestingSyntax: 'index' }
/** Lists joined by commas, with the peer's two settings for that. */
const COMMAS: Partial<Options> = {
  ...BRACKETS,
  shouldSerializeObject: (value) => Array.isArray(value) || defaultShouldSerializeObject(value),
  valueSerializer: (value, key) =>
    Array.isArray(value)
      ? value.map((part) => defaultValueSerializer(part, key)).join(',')
      : defaultValueSerializer(value, key),
}

export function benchQuery(pace: Pace): Comparison[] {
  return [
    compare('query strings of nested filters', NESTED, BRACKETS, pace),
    compare('query strings with lists', LISTS, COMMAS, pace),
  ]
}

function compare(
  title: string,
  questions: readonly object[],
  options: Partial<Options>,
  pace: Pace,
): Comparison {
  for (const question of questions) assertSame(question, options)
  const all = (write: (question: object) => string) => () => {
    let length = 0
    // Reading the text makes the engine build it, as sending it would.
    for (const question of questions) length += write(question).charCodeAt(9)
    return length
  }
  const candidates = [
    { name: 'ours', run: all(stringifyQuery) },
    { name: 'picoquery', run: all((question) => stringify(question, options)) },
  ]
  return { title, measured: inTurns(candidates, pace), wanted: { picoquery: 1.5 } }
}

/** Escapes may differ if the server parses both alike. */
function assertSame(question: object, options: Partial<Options>) {
  const ours = parseQueryString(stringifyQuery(question))
  const theirs = parseQueryString(stringify(question, options))
  if (!isDeepStrictEqual(ours, theirs))
    throw new Error(`the server reads ${JSON.stringify(ours)} and ${JSON.stringify(theirs)}`)
}
