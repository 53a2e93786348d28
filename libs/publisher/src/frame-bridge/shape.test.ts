import { describe, expect, it } from 'vitest'
import {
  cutText,
  eitherOf,
  flag,
  listOf,
  numberIn,
  oneOfValues,
  ownField,
  recordOf,
  text,
} from './shape.ts'
import type { Parse } from './shape.ts'

const TABLE: [string, Parse<unknown>, good: unknown[], bad: unknown[]][] = [
  ['text of 1 to 3', text(3, 1), ['a', 'abc'], ['', 'abcd', 5, null, ['a']]],
  ['text of up to 3', text(3), ['', 'abc'], ['abcd']],
  ['a flag', flag, [true, false], [0, 'true', null]],
  ['a number of 1 to 3', numberIn(1, 3), [1, 2.5, 3], [0.9, 3.1, NaN, '2', true]],
  ['one of two', oneOfValues<'a' | 2>('a', 2), ['a', 2], ['b', '2', undefined]],
  ['false', oneOfValues(false), [false], [true, 0, '']],
  [
    'a list of two',
    listOf(flag, 2),
    [[], [true, false]],
    [[true, 1], [true, true, true], 'ab', {}],
  ],
  ['text or flag', eitherOf(text(1), flag), ['a', true], ['ab', 1]],
]

describe.each(TABLE)('%s', (_, parse, good, bad) => {
  it.each(good.map((value) => [value]))('is %j', (value) => {
    expect(parse(value)).toEqual({ ok: true, value })
  })
  it.each(bad.map((value) => [value]))('is not %j', (value) => {
    expect(parse(value)).toEqual({ ok: false })
  })
})

it('text for people is cut, never refused', () => {
  expect(cutText(3)('abcdef')).toEqual({ ok: true, value: 'abc' })
  expect(cutText(3)(5)).toEqual({ ok: false })
})

describe('a record', () => {
  const parse = recordOf({ name: text(9) }, { size: numberIn(1, 9) })

  it('has each field that it must, others only when they are right, and none that nobody named', () => {
    expect(parse({ name: 'a', more: 1 })).toEqual({ ok: true, value: { name: 'a' } })
    expect(parse({ name: 'a', size: 3 })).toEqual({ ok: true, value: { name: 'a', size: 3 } })
    expect(parse({ name: 'a', size: undefined })).toEqual({ ok: true, value: { name: 'a' } })
  })

  it.each([
    ['name', {}],
    ['name', { name: 5 }],
    ['size', { name: 'a', size: 0 }],
    ['size', { name: 'a', size: null }],
    ['name', null],
    ['name', 'a'],
    ['name', undefined],
  ])('names %s as what does not fit in %j', (field, value) => {
    expect(parse(value)).toEqual({ ok: false, field })
  })
})

it('a field is one that the value itself has', () => {
  expect(ownField({ a: 1 }, 'a')).toBe(1)
  expect(ownField(Object.create({ a: 1 }), 'a')).toBeUndefined()
  expect(ownField({}, 'toString')).toBeUndefined()
  expect([null, undefined, 'abc', 5].map((value) => ownField(value, 'length'))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
