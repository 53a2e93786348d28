import * as fc from 'fast-check'
import type { Operation } from '../../src/jsonapi/operation.ts'
import { withQuery, type Breakage } from './breakage.ts'
import { requestOf } from './request-of.ts'

/** Columns that are never shown, or that belong to another wall. */
export const HIDDEN = [
  'password_hash',
  'secret_sealed',
  'cookies_sealed',
  'deleted_at',
  'full_access',
  'code_hash',
  'no_such_column',
  'id;drop',
  'constructor',
]

/** Sets a declared parameter to a drawn value. */
const set =
  (parameter: (operation: Operation) => string | undefined, values: readonly string[]) =>
  (...[operation, call, random]: Parameters<Breakage['make']>) => {
    const name = parameter(operation)
    if (name === undefined || !(name in operation.query)) return undefined
    return withQuery(operation, call, { [name]: random(fc.constantFrom(...values)) })
  }

const cursor = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

const TEXTS = ['filter[search]', 'search', 'q', 'uid', 'category', 'filter[category]', 'source']

/** The query written by hand, as a browser would not write it. */
const rawQuery =
  (texts: readonly string[]) =>
  (...[operation, call, random]: Parameters<Breakage['make']>) => {
    const { query: _query, ...request } = requestOf(operation, call)
    return { ...request, url: `${call.url}?${random(fc.constantFrom(...texts))}` }
  }

/** Faults in the parameters. */
export const QUERY_BREAKAGES: readonly Breakage[] = [
  {
    name: 'an unknown parameter',
    expect: [400],
    make: (operation, call, random) =>
      withQuery(operation, call, {
        [random(fc.constantFrom('no_such', 'filter[no_such]', 'page[offset]', 'Sort', 'fields'))]:
          '1',
      }),
  },
  {
    name: 'a required parameter left out',
    expect: [400],
    make: (operation, call, random) => {
      if (operation.requiredQuery.length === 0) return undefined
      const name = random(fc.constantFrom(...operation.requiredQuery))
      const { [name]: _left, ...query } = call.query
      return requestOf(operation, { ...call, query })
    },
  },
  {
    name: 'a page out of range',
    expect: [400],
    make: set(
      () => 'page[number]',
      ['0', '-1', 'abc', '10001', '1e9', '9223372036854775808', '1.5'],
    ),
  },
  {
    name: 'a page size out of range',
    expect: [400],
    make: set(() => 'page[size]', ['0', '-1', '101', 'all', '9223372036854775808']),
  },
  {
    name: 'a bad cursor',
    expect: [400],
    make: set(
      () => 'page[after]',
      [
        'x',
        'bnVsbA',
        cursor(null),
        cursor([]),
        cursor({}),
        cursor(['x', 1]),
        cursor([null, null]),
        cursor({ sort: ['-updated_at'], values: [{}] }),
        '%%%',
        '\u{1f600}',
      ],
    ),
  },
  { name: 'a hidden sort', expect: [400], make: set(() => 'sort', HIDDEN) },
  { name: 'a hidden include', expect: [400], make: set(() => 'include', HIDDEN) },
  {
    name: 'hidden fields',
    expect: [400],
    make: set(({ resource }) => `fields[${resource.type}]`, HIDDEN),
  },
  {
    name: 'a hidden filter',
    expect: [400],
    make: (operation, call, random) =>
      withQuery(operation, call, { [`filter[${random(fc.constantFrom(...HIDDEN))}]`]: 'x' }),
  },
  {
    name: 'an id of no form in a parameter',
    expect: [400],
    make: (operation, call, random) => {
      const names = Object.entries(operation.query)
        .filter(([, schema]) => JSON.stringify(schema).includes('"^[1-9][0-9]{0,17}$"'))
        .map(([name]) => name)
      if (names.length === 0) return undefined
      const value = random(fc.constantFrom('0', '-1', 'abc', '9223372036854775808', "1' or '1"))
      return withQuery(operation, call, { [random(fc.constantFrom(...names))]: value })
    },
  },
  {
    name: 'NUL in a parameter',
    expect: 'refused',
    make: (operation, call, random) => {
      const names = Object.keys(operation.query)
      return names.length === 0
        ? undefined
        : withQuery(operation, call, { [random(fc.constantFrom(...names))]: 'a\u0000b' })
    },
  },
  {
    name: 'odd text in a parameter',
    expect: 'any',
    make: (operation, call, random) => {
      const names = TEXTS.filter((name) => name in operation.query)
      if (names.length === 0) return undefined
      const value = random(
        fc.constantFrom('%', '_', '\\', "'", '\ud800', 'x'.repeat(5000), '', ' ', '[]', '0'),
      )
      return withQuery(operation, call, { [random(fc.constantFrom(...names))]: value })
    },
  },
  {
    name: 'a query nobody writes',
    expect: 'refused',
    make: rawQuery([
      'a[b][c][d][e][f][g][h]=1',
      Array.from({ length: 2000 }, (_, index) => `a${index}=1`).join('&'),
      'constructor[prototype][x]=1',
      'filter[]=1',
      'page[size]=1&page[size]=2&no_such=1',
      '%zz=1',
      '%ff%fe=1',
      'a%00b=1',
      '[]=1',
      'filter[search][a]=1&no_such=1',
      `x=${'y'.repeat(20_000)}`,
    ]),
  },
  {
    // The parser drops such names: they reach nothing.
    name: 'a parameter without a name, or with the name of a prototype',
    expect: 'any',
    make: rawQuery(['__proto__[x]=1', 'filter[__proto__]=1', '__proto__=1', '=1&==', '&&&']),
  },
]
