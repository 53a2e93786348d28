import { behaviour } from '@omc/behaviours/vitest'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { stringifyQuery } from './stringify.ts'

const pairs = (text: string) => [...new URLSearchParams(text)]

it('nests names in brackets and joins lists by commas', () => {
  behaviour('B-149', () =>
    expect(
      stringifyQuery({
        filter: { status: ['draft', 'published'], user: { id: '7' } },
        sort: '-updated_at',
        include: ['carry_content', 'user'],
        fields: { carry_contents: ['title'] },
        page: { number: 2, size: 20 },
      }),
    ).toBe(
      'filter[status]=draft,published&filter[user][id]=7&sort=-updated_at&include=carry_content,user&fields[carry_contents]=title&page[number]=2&page[size]=20',
    ),
  )
})

it('takes names that are written out already', () => {
  expect(stringifyQuery({ 'filter[status]': 'draft', 'page[size]': 20 })).toBe(
    stringifyQuery({ filter: { status: 'draft' }, page: { size: 20 } }),
  )
})

it('sends 0, false, empty text and null; drops only what is undefined', () => {
  expect(
    stringifyQuery({
      zero: 0,
      no: false,
      empty: '',
      nothing: null,
      left: undefined,
      list: [0, false, null, undefined, ''],
      none: [],
      inner: { left: undefined },
      bare: {},
      big: 9_007_199_254_740_993n,
      huge: 1e21,
    }),
  ).toBe('zero=0&no=false&empty=&nothing=&list=0,false,,&none=&big=9007199254740993&huge=1e%2B21')
  expect(stringifyQuery({})).toBe('')
})

it('encodes what would end a name or a value', () => {
  const text = stringifyQuery({ 'a&b': { 'c=d': 'e&f=g#h+i j%20?' }, é: '茶😀' })
  expect(text).toMatch(/^[\u0021-\u007e]+$/)
  expect(pairs(text)).toEqual([
    ['a&b[c=d]', 'e&f=g#h+i j%20?'],
    ['é', '茶😀'],
  ])
})

it('sends half a surrogate pair as U+FFFD instead of throwing', () => {
  expect(stringifyQuery({ a: '\ud83d', b: 'x\ude00\ud83dy', 'c\ud800': 1 })).toBe(
    'a=%EF%BF%BD&b=x%EF%BF%BD%EF%BF%BDy&c%EF%BF%BD=1',
  )
})

it('refuses what has no text, naming the argument and not the value', () => {
  class Secret {
    toString = () => 'hunter2'
  }
  const bad = [new Date(0), new Map(), () => 'hunter2', Symbol('hunter2'), [{ a: 'hunter2' }]]
  for (const value of [...bad, [new Secret()], new URLSearchParams('a=hunter2')]) {
    expect(() => stringifyQuery({ filter: { since: value } })).toThrow(TypeError)
    expect(() => stringifyQuery({ filter: { since: value } })).toThrow(/^(?!.*hunter2).*since/)
  }
})

it('sends own names only, whatever they are called', () => {
  const args = Object.assign(Object.create({ inherited: 1 }) as object, { own: 1 })
  expect(stringifyQuery(args)).toBe('own=1')
  expect(stringifyQuery(JSON.parse('{"filter":{"__proto__":1,"constructor":2}}'))).toBe(
    'filter[__proto__]=1&filter[constructor]=2',
  )
})

it('reads plain objects of other windows and those without a prototype', () => {
  const bare: object = Object.assign(Object.create(null) as object, { status: 'draft' })
  expect(stringifyQuery({ filter: bare })).toBe('filter[status]=draft')
  // An object of another window has another Object.prototype.
  const other: object = Object.assign(Object.create(Object.create(null) as object) as object, {
    status: 'draft',
  })
  expect(stringifyQuery({ filter: other })).toBe('filter[status]=draft')
})

it('is read back by every reader of forms, whatever the text', () => {
  const text = fc.string({ unit: 'binary' })
  const word = text.filter((key) => !/[[\]]/.test(key) && key !== '')
  fc.assert(
    fc.property(fc.dictionary(word, fc.dictionary(word, text)), (args) => {
      const expected = Object.entries(args).flatMap(([outer, inner]) =>
        Object.entries(inner).map(([name, value]) => [`${outer}[${name}]`, value]),
      )
      expect(pairs(stringifyQuery(args))).toEqual(expected)
    }),
    { numRuns: 500 },
  )
})

it('never throws on text, half pairs included', () => {
  const units = fc
    .array(fc.integer({ min: 0, max: 0xffff }))
    .map((codes) => String.fromCharCode(...codes))
  fc.assert(
    fc.property(units, (text) => {
      const well = text.replaceAll(/\p{Surrogate}/gu, '\ufffd')
      expect(stringifyQuery({ q: text })).toBe(stringifyQuery({ q: well }))
      expect(pairs(stringifyQuery({ q: text }))).toEqual([['q', well]])
    }),
    { numRuns: 500 },
  )
})
