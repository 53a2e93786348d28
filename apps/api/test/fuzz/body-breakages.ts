import * as fc from 'fast-check'
import type { Operation } from '../../src/jsonapi/operation.ts'
import { attributesWith, withAttributes, type Breakage } from './breakage.ts'
import type { JsonSchema } from './json-schema.ts'

const isText = ({ type, enum: values }: JsonSchema) => type === 'string' && values === undefined
const isNumber = ({ type }: JsonSchema) => type === 'integer' || type === 'number'
const isArray = ({ type }: JsonSchema) => type === 'array'
const isId = ({ pattern }: JsonSchema) => pattern === '^[1-9][0-9]{0,17}$'
const isOpen = ({ type, additionalProperties }: JsonSchema) =>
  type === 'object' && additionalProperties === true

/** Puts a drawn value in the place of an attribute of one kind. */
const putInto =
  (test: (schema: JsonSchema) => boolean, values: readonly (() => unknown)[]): Breakage['make'] =>
  (operation, call, random) => {
    const names = attributesWith(operation, test)
    if (names.length === 0) return undefined
    const name = random(fc.constantFrom(...names))
    const value = random(fc.constantFrom(...values))
    return withAttributes(operation, call, { [name]: value() })
  }

const requiredOf = ({ input }: Operation) =>
  (input as { required?: readonly string[] } | undefined)?.required ?? []

const HUGE = 700_000
const MANY = 10_000
const LEVELS = 2000

const nested = (levels: number): unknown => {
  let value: unknown = 1
  for (let level = 0; level < levels; level += 1) value = { a: value }
  return value
}

/** Faults in the attributes. */
export const BODY_BREAKAGES: readonly Breakage[] = [
  {
    name: 'an attribute of a wrong type',
    expect: [422],
    make: (operation, call, random) => {
      const names = Object.keys(operation.input?.properties ?? {})
      if (names.length === 0) return undefined
      const name = random(fc.constantFrom(...names))
      const schema: JsonSchema = operation.input?.properties[name] ?? {}
      const isObject = schema.type === 'object' || schema.type === undefined
      const value = isObject && !schema.anyOf && !schema.enum ? '文本' : { wrong: [] }
      return withAttributes(operation, call, { [name]: value })
    },
  },
  {
    name: 'a required attribute left out',
    expect: [422],
    make: (operation, call, random) => {
      const required = requiredOf(operation)
      if (required.length === 0) return undefined
      return withAttributes(operation, call, {
        [random(fc.constantFrom(...required))]: undefined,
      })
    },
  },
  {
    name: 'an unknown attribute',
    expect: [422],
    make: (operation, call, random) =>
      operation.body === 'none'
        ? undefined
        : withAttributes(operation, call, {
            [random(fc.constantFrom('no_such_attribute', 'constructor', 'toString', '', 'ID'))]: 1,
          }),
  },
  {
    name: 'NUL in a text',
    expect: 'refused',
    make: putInto(isText, [() => 'a\u0000b', () => '\u0000']),
  },
  {
    name: 'NUL inside free JSON',
    expect: 'refused',
    make: putInto(isOpen, [() => ({ a: '\u0000' }), () => ({ '\u0000': 1 })]),
  },
  {
    name: 'half of a surrogate pair',
    expect: 'any',
    make: putInto(isText, [() => '\ud800', () => 'a\udc00b']),
  },
  {
    name: 'half of a surrogate pair inside free JSON',
    expect: 'any',
    make: putInto(isOpen, [() => ({ a: '\ud800' }), () => ({ '\udc00': 1 })]),
  },
  {
    name: 'a deep object inside free JSON',
    expect: 'any',
    make: putInto(isOpen, [() => nested(LEVELS), () => ({ list: Array(MANY).fill(1) })]),
  },
  {
    name: 'a number out of all bounds',
    expect: 'any',
    make: putInto(isNumber, [
      () => 10 ** 18,
      () => 2 ** 63,
      () => -1,
      () => 0.5,
      () => 1e308,
      () => 2 ** 31,
      () => -(2 ** 53),
    ]),
  },
  {
    name: 'a huge text',
    expect: 'any',
    make: putInto(isText, [() => 'x'.repeat(HUGE), () => '长'.repeat(20_000)]),
  },
  {
    name: 'a text of odd characters',
    expect: 'any',
    make: putInto(isText, [
      () => "'; drop table users; --",
      () => '%_\\',
      () => '\u202e\u0007\ufeff',
      () => '{}',
      () => '${7*7}',
      () => '../../etc/passwd',
      () => ' ',
      () => 'http://169.254.169.254/latest',
    ]),
  },
  {
    name: 'an id of nobody',
    expect: 'any',
    make: putInto(isId, [() => '999999999999999', () => '999999999999999999']),
  },
  {
    name: 'no id at all',
    expect: 'refused',
    make: putInto(isId, [
      () => '0',
      () => '-1',
      () => 'abc',
      () => '9223372036854775808',
      () => '1e3',
      () => 1,
    ]),
  },
  {
    name: 'a list of 10,000',
    expect: 'any',
    make: putInto(isArray, [
      () => Array.from({ length: MANY }, (_, index) => String(index + 1)),
      () => Array.from({ length: MANY }, () => ({})),
      () => Array(MANY).fill(null),
    ]),
  },
]
